import type { LetterWords } from '../en/letters.ts'

/** The frame of every letter, and the letters to guests. */
export const letters = {
  hello: (name: string) => `Hola, ${name}:`,
  foot: 'Listpass te ha enviado este correo sobre tu cuenta. No respondas: nadie lee las respuestas.',
  footToGuest:
    'Listpass te ha enviado este correo en nombre de una organización. No respondas: nadie lee las respuestas.',
  openAddress: 'O abre esta dirección:',
  /** Why a link does not open everywhere. */
  reach: {
    machine: 'Este enlace solo funciona en el ordenador donde está Listpass.',
    network: 'Este enlace solo funciona en la red donde está Listpass.',
  },
  /** To a guest whom a door added. */
  code: {
    subject: (list: string) => `Tu código: ${list}`,
    added: (list: string) => `Te añadieron en la puerta: ${list}. En esta página está tu código.`,
    show: 'Muéstralo en la puerta si vuelves. No compartas el enlace: cualquiera que lo tenga puede usar el código.',
    open: 'Abrir tu código',
    why: 'Recibes solo este correo porque en la puerta te pidieron tu dirección. No te suscribe a nada.',
  },
} satisfies LetterWords

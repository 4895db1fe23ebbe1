import type { LetterWords } from '../../en/letters/index.ts'

/** To a guest whom a door added. */
export const code = {
  subject: (list: string) => `Tu código: ${list}`,
  added: (list: string) => `Te añadieron en la puerta: ${list}. En esta página está tu código.`,
  show: 'Muéstralo en la puerta si vuelves. No compartas el enlace: cualquiera que lo tenga puede usar el código.',
  open: 'Abrir tu código',
  why: 'Recibes solo este correo porque en la puerta te pidieron tu dirección. No te suscribe a nada.',
} satisfies LetterWords['code']

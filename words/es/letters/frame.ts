import type { frame as english } from '../../en/letters/frame.ts'

/** The frame of every letter. */
export const frame = {
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
} satisfies typeof english

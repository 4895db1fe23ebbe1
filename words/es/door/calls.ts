import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { DoorWords } from '../../en/door/index.ts'

/** Calls to the organiser. Not "llamar", which would be a phone call. */
export const calls = {
  title: 'Pedir ayuda a la organización',
  about: (name: string, reason: string) => `Sobre ${name}: ${reason}`,
  text: 'La organización lo lee en su página del evento y responde aquí.',
  subjects: {
    guest_insists: 'El invitado insiste',
    need_help: 'Necesito ayuda',
    crowd: 'Fila muy larga',
    trouble: 'Algo no funciona',
  } satisfies Record<CallSubject, string>,
  needsConnection:
    'Para pedir ayuda hace falta conexión. Llama por teléfono a la organización: el número está en la hoja de esta puerta.',
  failed: 'Tu aviso no ha llegado. Inténtalo de nuevo.',
  calling: 'Avisando...',

  region: 'Aviso a la organización',
  waiting: (subject: string, time: string) => `Aviso enviado (${time}): ${subject}. Aún sin respuesta.`,
  answers: {
    let_in: (name: string) => `Deja pasar a ${name}`,
    refuse: (name: string) => `No dejes pasar a ${name}`,
    coming: () => 'Ya viene alguien',
  } satisfies Record<CallAnswer, (name: string) => string>,
  them: 'esta persona',
  from: (by: string, subject: string, time: string) => `${by} responde a tu aviso (${time}): ${subject}.`,
  gotIt: 'Entendido',
} satisfies DoorWords['calls']

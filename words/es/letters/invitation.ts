import type { LetterWords } from '../../en/letters/index.ts'
import { count } from '../format.ts'
import { invitation as joining } from '../join/invitation.ts'

/** An invitation to a team. */
export const invitation = {
  subject: (person: string) => `${person} te invita a un equipo en Listpass`,
  invites: (person: string, team: string) =>
    `${person} te invita al equipo “${team}” en Listpass, donde los invitados de una lista de correo entran con un código QR.`,
  tasks: joining.tasks,
  goodFor: (days: number, email: string) =>
    `El enlace funciona una sola vez, durante ${count(days, { one: '# día', other: '# días' })}, y solo para ${email}.`,
  join: 'Unirme al equipo',
  ignore: 'Si no conoces a esta persona, ignora este correo. No pasa nada si no te unes.',
} satisfies LetterWords['invitation']

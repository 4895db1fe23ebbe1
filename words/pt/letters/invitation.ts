import type { LetterWords } from '../../en/letters/index.ts'
import { count } from '../format.ts'
import { invitation as joining } from '../join/invitation.ts'

/** An invitation to a team. */
export const invitation = {
  subject: (person: string) => `${person} convida você para uma equipe no Listpass`,
  invites: (person: string, team: string) =>
    `${person} convida você para a equipe “${team}” no Listpass, onde os convidados de uma lista de e-mails entram com um código QR.`,
  tasks: joining.tasks,
  goodFor: (days: number, email: string) =>
    `O link funciona uma vez, por ${count(days, { one: '# dia', other: '# dias' })}, e só para ${email}.`,
  join: 'Participar da equipe',
  ignore: 'Se você não conhece esta pessoa, ignore este e-mail. Nada acontece se você não participar.',
} satisfies LetterWords['invitation']

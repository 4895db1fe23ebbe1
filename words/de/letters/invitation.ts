import type { LetterWords } from '../../en/letters/index.ts'
import { count } from '../format.ts'
import { invitation as joining } from '../join/invitation.ts'

/** An invitation to a team. */
export const invitation = {
  subject: (person: string) => `${person} lädt Sie in ein Team bei Listpass ein`,
  invites: (person: string, team: string) =>
    `${person} lädt Sie in das Team „${team}“ bei Listpass ein. Dort werden Gäste einer E-Mail-Liste per QR-Code eingecheckt.`,
  tasks: joining.tasks,
  goodFor: (days: number, email: string) =>
    `Der Link gilt einmal, ${count(days, { one: '# Tag', other: '# Tage' })} lang und nur für ${email}.`,
  join: 'Dem Team beitreten',
  ignore:
    'Wenn Sie diese Person nicht kennen, ignorieren Sie diese E-Mail. Solange Sie nicht beitreten, passiert nichts.',
} satisfies LetterWords['invitation']

import type { LetterWords } from '../../en/letters/index.ts'
import { count } from '../format.ts'
import { invitation as joining } from '../join/invitation.ts'

/** An invitation to a team. */
export const invitation = {
  subject: (person: string) => `${person} nodigt je uit voor een team op Listpass`,
  invites: (person: string, team: string) =>
    `${person} nodigt je uit voor het team “${team}” op Listpass, waar gasten van een e-maillijst met een QR-code worden ingecheckt.`,
  tasks: joining.tasks,
  goodFor: (days: number, email: string) =>
    `De link is ${count(days, { one: '# dag', other: '# dagen' })} geldig en werkt één keer, alleen voor ${email}.`,
  join: 'Lid worden van het team',
  ignore: 'Ken je deze persoon niet, negeer deze e-mail dan. Er gebeurt niets zolang je geen lid wordt.',
} satisfies LetterWords['invitation']

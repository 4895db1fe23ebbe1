import type { LetterWords } from '../../en/letters/index.ts'
import { count } from '../format.ts'
import { invitation as joining } from '../join/invitation.ts'

/** An invitation to a team. */
export const invitation = {
  subject: (person: string) => `${person} vous invite à rejoindre une équipe sur Listpass`,
  invites: (person: string, team: string) =>
    `${person} vous invite à rejoindre l’équipe «\u{202f}${team}\u{202f}» sur Listpass, où les invités d’une liste d’e-mails entrent avec un code QR.`,
  tasks: joining.tasks,
  goodFor: (days: number, email: string) =>
    `Le lien fonctionne une seule fois, pendant ${count(days, { one: '# jour', other: '# jours' })}, et seulement pour ${email}.`,
  join: 'Rejoindre l’équipe',
  ignore:
    'Si vous ne connaissez pas cette personne, ignorez cet e-mail. Rien ne se passe tant que vous ne rejoignez pas l’équipe.',
} satisfies LetterWords['invitation']

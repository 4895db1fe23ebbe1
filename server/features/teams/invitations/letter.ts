import type { Language } from '#domain/spoken.ts'
import { wordsIn } from '#words/letters.ts'
import { type Letter, otherName } from '../../../mail/letter.ts'
import { goodForDays } from '../../auth/invitations.ts'
import type { OpenedInvitation } from './store.ts'

export function invitationLetter(
  { id, email, teamName, invitedBy, role }: Pick<OpenedInvitation, 'id' | 'email' | 'teamName' | 'invitedBy' | 'role'>,
  language: Language,
  url: string,
): Letter {
  const words = wordsIn(language).invitation
  const [inviter, team] = [invitedBy, teamName].map(otherName) as [string, string]
  return {
    id,
    to: { name: email, address: email },
    language,
    subject: words.subject({ person: inviter }),
    paragraphs: [
      words.invites({ person: inviter, team }),
      words.tasks[role],
      words.goodFor({ days: goodForDays, email }),
    ],
    action: { label: words.join, url },
    closing: [words.ignore],
  }
}

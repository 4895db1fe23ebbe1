import type { Language } from '#domain/spoken.ts'
import { wordsIn } from '#words/letters.ts'
import type { Letter } from '../../../mail/letter.ts'
import { goodForDays } from '../../auth/invitations.ts'
import type { OpenedInvitation } from './store.ts'

export function invitationLetter(
  { id, email, teamName, invitedBy, role }: Pick<OpenedInvitation, 'id' | 'email' | 'teamName' | 'invitedBy' | 'role'>,
  language: Language,
  url: string,
): Letter {
  const words = wordsIn[language].invitation
  return {
    id,
    to: { name: email, address: email },
    language,
    subject: words.subject(invitedBy),
    paragraphs: [words.invites(invitedBy, teamName), words.tasks[role], words.goodFor(goodForDays, email)],
    action: { label: words.join, url },
    closing: [words.ignore],
  }
}

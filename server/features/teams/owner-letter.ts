import type { Language } from '#domain/spoken.ts'
import { wordsIn } from '#words/letters.ts'
import { type Letter, otherName } from '../../mail/letter.ts'

type Reader = { name: string; email: string; language: Language }

/** Names the owner by email alone, because a stranger chooses a name. */
export function newOwnerLetter(
  { name, email, language }: Reader,
  { owner, team, url }: { owner: string; team: string; url: string },
): Omit<Letter, 'id'> {
  const { subject, isOwner, may, ifNot, see } = wordsIn(language).owner
  return {
    to: { name, address: email },
    language,
    subject,
    paragraphs: [isOwner({ owner, team: otherName(team) }), may, ifNot],
    action: { label: see, url },
  }
}

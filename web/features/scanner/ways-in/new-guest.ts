import { codeFromRandom } from '#domain/code.ts'
import { linkOf } from '#domain/link.ts'
import { walkIn, type WalkIn } from '#contract/walk-in.ts'
import { otherLanguages } from '#domain/spoken.ts'
import { sayIssue } from '../../../api/say-issue.ts'
import { spokenLanguage } from '../../../ui/spoken.ts'
import { newScanId } from '../door/scan-id.ts'
import { words } from '../../../words/door-later.ts'

export type Typed = { name: string; email: string; people: number; hasAgreed: boolean }
export type Problems = Partial<Record<keyof WalkIn, string[]>>

/** A guest whom staff have begun to add. */
export type Draft = { read: () => Typed | undefined; keep: (typed: Typed | undefined) => void }

/** Nothing that a reader's scan could take away. */
export function isBlank({ name, email, people, hasAgreed }: Typed): boolean {
  return name.trim() === '' && email.trim() === '' && people === 1 && !hasAgreed
}

/** A guest as staff typed it, or what is wrong with it: the rules are the server's. */
export function newGuest({ name, email, people, hasAgreed }: Typed): { guest: WalkIn } | { problems: Problems } {
  const given = email.trim() === '' ? undefined : email
  const language = otherLanguages.find((each) => each === spokenLanguage())
  const read = walkIn.safeParse({
    contact_id: newScanId(),
    name,
    email: given,
    people,
    has_agreed: hasAgreed,
    language,
  })
  if (read.success) return { guest: read.data }
  const problems: Problems = {}
  for (const issue of read.error.issues)
    problems[issue.path[0] as keyof WalkIn] ??= sayIssue(words.walkIn.problems, issue)
  return { problems }
}

/** The text of a new code, as in a contact's image. The code is made as on the server. */
export function newCodeText(publicUrl: string): string {
  for (;;) {
    const code = codeFromRandom(crypto.getRandomValues(new Uint8Array(48)))
    if (code !== undefined) return linkOf(publicUrl, code)
  }
}

// Decides which of Mailchimp's answers count. One answer proves nothing: a proxy, a replica or a brief fault can also
// cause a 404, a 401 or an empty result. An answer that would stop work counts only if a second call, of another kind,
// confirms it.
import type { PlainCode } from '#words/refusals.ts'
import { MailchimpTrouble, type TroubleKind } from '../kernel/mailchimp-trouble.ts'
import { said } from '../kernel/said.ts'
import type { Ask } from './call.ts'

/** Second looks at rows are calls of one row. They use fewer than half of a login's slots. */
export const looksAtOnce = 3

/** The second call for each kind of trouble: true if it disproves the trouble. */
export type Looks = Partial<Record<TroubleKind, () => Promise<boolean>>>

/**
 * Wraps calls: trouble of these kinds is thrown only if the second call confirms it. Otherwise the call is retried
 * once, and remaining trouble counts as temporary.
 */
export function withSecondLook(ask: Ask, looks: Looks): Ask {
  const lookFor = (error: unknown) => (error instanceof MailchimpTrouble ? looks[error.kind] : undefined)
  return async (call, answer) => {
    try {
      return await ask(call, answer)
    } catch (error) {
      const isStillFine = lookFor(error)
      if (!isStillFine || !(await isStillFine())) throw error
    }
    return ask(call, answer).catch((error: unknown) => {
      throw lookFor(error) ? unbelieved('mailchimp_contradicted_itself', error) : error
    })
  }
}

/** An answer about another list or another member came from a wrong cache. A missing part proves nothing. */
export function refuseStrange(asked: string | number, told: string | number | null | undefined): void {
  if (told === undefined || told === null || told === asked) return
  throw unbelieved('mailchimp_answered_else')
}

/** Undefined if the error says that the object does not exist. Throws any other error. */
export function orNothing(error: unknown): undefined {
  if (!(error instanceof MailchimpTrouble) || error.kind !== 'not_found') throw error
}

export function unbelieved(why: PlainCode, cause?: unknown): MailchimpTrouble {
  return new MailchimpTrouble('unreachable', { why: said(why), cause })
}

// The reasons for a verdict, and the facts beside it.
import type { VisitNote } from './occasion.ts'

/** A closed list: a client acts on this, never on the message. Order of checks: DESIGN §4. */
export const reasons = [
  'ok',
  'malformed',
  'unknown_code',
  'wrong_list',
  'list_inactive',
  'link_expired',
  'removed',
  'not_a_guest',
  'blocked',
  'already_used',
  'not_invited',
  'too_early',
  'too_late',
  'already_today',
  'still_inside',
  'full',
  'conflict',
  'rate_limited',
  'error',
] as const
export type Reason = (typeof reasons)[number]

export type Outcome = {
  reason: Reason
  /** The value of the list's display field, or the contact's name or email when it has none. Empty for no contact. */
  displayValue: string
  scanCount: number
  maxScans: number
  firstScan: { at: Date; door: string } | undefined
  otherList: string | undefined
  /** Undefined at a main occasion without settings. */
  visit?: VisitFacts | undefined
}

/** The facts about the occasion in a verdict, from the moment of the decision. */
export type VisitFacts = {
  /** The name of the occasion. */
  occasion: string
  isExit: boolean
  note: VisitNote | undefined
  opensAt: Date | undefined
  closesAt: Date | undefined
  /** Since when the guest is inside; for `still_inside`. */
  insideSince: Date | undefined
  /** How many people are inside, with this guest; undefined where they are not counted. */
  inside: number | undefined
  capacity: number | undefined
}

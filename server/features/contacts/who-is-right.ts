// Decides between our values and Mailchimp's when they differ (DESIGN §5). Pure: no clock, no chance, no input or
// output.
import { isWellFormedCode } from '#domain/code.ts'
import type { Held, Member } from '../../mailchimp/audience.ts'

export type Values = { code: string; max: number; scans: number }
export type Value = keyof Values

export type Sides = {
  /** Our values; undefined for an unknown member. */
  ours: Values | undefined
  /** Mailchimp's last known value, which both sides had agreed on. Undefined if unknown. */
  last: Held
  /** Mailchimp's present value; undefined if empty or invalid. */
  now: Held
  /** Another contact of this list has the same code, compared without case. */
  isTaken: boolean
  defaultMax: number
}

export type Judgement = {
  /** Undefined if a code must be created: Mailchimp's is missing or cannot be adopted. */
  right: Omit<Values, 'code'> & { code: string | undefined }
  /** Scans that an earlier tool counted for its code. */
  openingCount: number
  repairOurs: Value[]
  repairMailchimp: Value[]
  /**
   * The values in which Mailchimp differs from the right ones, or from ours. A new member without values is no
   * difference.
   */
  report: Value[]
}

const values: Value[] = ['code', 'max', 'scans']

export function whoIsRight(sides: Sides): Judgement {
  return sides.ours ? judgeKnown(sides.ours, sides) : judgeNew(sides)
}

/**
 * A known contact keeps our code and count, whatever Mailchimp holds. The maximum belongs to the side that changed it.
 */
function judgeKnown(ours: Values, { last, now }: Sides): Judgement {
  const right = { code: ours.code, scans: ours.scans, max: rightMax(ours.max, last.max, now.max) }
  return {
    right,
    openingCount: 0,
    repairOurs: differing(right, ours),
    repairMailchimp: differing(right, now),
    report: differing(ours, now),
  }
}

function rightMax(ours: number, last: number | undefined, now: number | undefined): number {
  if (now === undefined) return ours
  // The side that changed since the last agreement is right; if both changed, Mailchimp is.
  return now === last ? ours : now
}

/** Only a contact without a code of ours may adopt one, together with its count. */
function judgeNew({ now, isTaken, defaultMax }: Sides): Judgement {
  const adopts = now.code !== undefined && isWellFormedCode(now.code) && !isTaken
  const openingCount = adopts ? (now.scans ?? 0) : 0
  const right = { code: adopts ? now.code : undefined, max: now.max ?? defaultMax, scans: openingCount }
  const repairMailchimp = values.filter((value) => right[value] === undefined || right[value] !== now[value])
  return {
    right,
    openingCount,
    repairOurs: values,
    repairMailchimp,
    report: repairMailchimp.filter((value) => now[value] !== undefined),
  }
}

function differing(a: Judgement['right'], b: Partial<Held>): Value[] {
  return values.filter((value) => a[value] !== b[value])
}

/** No call takes longer. The limit keeps another node's fast clock from making us ignore all answers. */
export const longestReadMs = 10 * 60_000

/**
 * True if the question is older than Mailchimp's last news about the contact: then the answer may be older than our
 * data.
 */
export function isOutdated({ readAt }: Pick<Member, 'readAt'>, { heardAt }: { heardAt: Date }): boolean {
  const aheadMs = heardAt.getTime() - readAt.getTime()
  return aheadMs > 0 && aheadMs < longestReadMs
}

// Our values and Mailchimp's, when they differ (DESIGN §5). Pure: no clock, no chance, nothing outside.
import { isWellFormedCode } from '#domain/code.ts'
import type { Held } from '../../mailchimp/audience.ts'

export type Values = { code: string; max: number; scans: number }
export type Value = keyof Values

export type Sides = {
  /** Undefined for an unknown member. */
  ours: Values | undefined
  /** Mailchimp's last known value, on which both sides agreed. Undefined if unknown. */
  last: Held
  /** What it holds now; undefined for empty and for nonsense. */
  now: Held
  /** The code that it holds now is another contact's of this list, compared without case. */
  isTaken: boolean
  defaultMax: number
}

export type Judgement = {
  /** Without a code, one has to be created: Mailchimp's is missing or cannot be adopted. */
  right: Omit<Values, 'code'> & { code: string | undefined }
  /** Scans that an earlier tool counted, with the code that it made. */
  openingCount: number
  repairOurs: Value[]
  repairMailchimp: Value[]
  /** Where Mailchimp differs from the right values, or from ours. A new member without values is no difference. */
  report: Value[]
}

const values: Value[] = ['code', 'max', 'scans']

export function whoIsRight(sides: Sides): Judgement {
  return sides.ours ? judgeKnown(sides.ours, sides) : judgeNew(sides)
}

/** Code and count are ours, whatever Mailchimp holds. The maximum belongs to the side that changed it. */
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
  // The side that changed since both last agreed is right; when both did, Mailchimp is.
  return now === last ? ours : now
}

/** Only a contact without a code of ours may adopt one, and with it the count. */
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

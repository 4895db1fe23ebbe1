// When a door's sheet is useful: the hours of its occasion, and the time until which its link can scan.
import type { ScannerLink } from '#contract/doors.ts'
import { browserZone, showMoment, showSpan } from '../../../product/time.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'

type Times = Pick<ShownOccasion, 'zone' | 'opens_at' | 'closes_at'>

/** The hours of the occasion; undefined if it has no beginning or no end. */
export function hoursOf(occasion: Times | undefined, tag?: string): string | undefined {
  if (!occasion || occasion.opens_at === null || occasion.closes_at === null) return undefined
  return showSpan(occasion.zone, occasion.opens_at, occasion.closes_at, tag)
}

/** The link ends, or its occasion closes: whichever comes first. Undefined if neither has a time. */
export function endOf(
  link: Pick<ScannerLink, 'expires_at'>,
  occasion: Times | undefined,
  tag?: string,
): string | undefined {
  const ends = [link.expires_at, occasion?.closes_at ?? null].filter((end) => end !== null)
  const first = ends.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0]
  return first === undefined ? undefined : showMoment(occasion?.zone ?? browserZone(), first, tag)
}

import type { ScannerLink } from '#contract/doors.ts'
import { isFollowed, overlap } from '../../../product/following.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'

type Timed = Pick<ShownOccasion, 'id' | 'is_main' | 'who' | 'opens_at' | 'closes_at'>

export function isDated({ opens_at: opens, closes_at: closes }: Pick<Timed, 'opens_at' | 'closes_at'>): boolean {
  return opens !== null || closes !== null
}

/** The doors of the whole list that scan now. Doors of an occasion, and those that follow what is open, have made their choice. */
export function doorsOfWholeList<
  T extends Pick<ScannerLink, 'occasion_id' | 'follows_open' | 'is_active' | 'expires_at'>,
>(links: readonly T[], now: number): T[] {
  return links.filter(
    ({ occasion_id: id, follows_open: follows, is_active: isActive, expires_at: expires }) =>
      id === null && !follows && isActive && (expires === null || Date.parse(expires) > now),
  )
}

/**
 * What a door of the whole list opens once it belongs to the new occasions: each night at its time, or the only one. Undefined
 * where several are open at one time, so that each door needs a choice of its own.
 */
export function belongsTo(occasions: readonly Timed[]): { follows_open: true } | { occasion_id: string } | undefined {
  const dated = occasions.filter((each) => !each.is_main && isDated(each))
  const nights = dated.filter(isFollowed)
  if (nights.length > 0 && !overlap(nights)) return { follows_open: true }
  const [only, ...others] = dated
  return only && others.length === 0 ? { occasion_id: only.id } : undefined
}

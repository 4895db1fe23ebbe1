import type { ScannerLink } from '#contract/doors.ts'
import { phaseOf } from '../../../product/occasion-phase.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'

export type LinkOccasion = { occasion: ShownOccasion | undefined; state: 'open' | 'ended' | 'removed' }

/** The occasion that a link opens. Undefined while occasions are unknown, and for a list that has only its main one. */
export function occasionOfLink(
  { occasion_id: id }: Pick<ScannerLink, 'occasion_id'>,
  occasions: readonly ShownOccasion[] | undefined,
  now: number,
): LinkOccasion | undefined {
  if (occasions === undefined || (id === null && occasions.length < 2)) return undefined
  const occasion = occasions.find((each) => (id === null ? each.is_main : each.id === id))
  if (occasion === undefined) return { occasion, state: 'removed' }
  return { occasion, state: phaseOf(occasion, now) === 'ended' ? 'ended' : 'open' }
}

/**
 * The links of one occasion, or all of them without it. Links whose occasion was removed are always included, because
 * their organiser has to act.
 */
export function linksOfOccasion<T extends Pick<ScannerLink, 'occasion_id'>>(
  links: readonly T[],
  occasions: readonly ShownOccasion[],
  chosen: ShownOccasion | undefined,
): readonly T[] {
  if (chosen === undefined) return links
  return links.filter(({ occasion_id: id }) => {
    const occasion = occasions.find((each) => (id === null ? each.is_main : each.id === id))
    return occasion === undefined || occasion.id === chosen.id
  })
}

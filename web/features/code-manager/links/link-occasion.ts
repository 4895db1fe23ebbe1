import type { ScannerLink } from '#contract/doors.ts'
import { phaseOf } from '../../../product/occasion-phase.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { followedBy, isFollowed } from '../../../product/following.ts'

type Opens = Pick<ScannerLink, 'occasion_id' | 'follows_open'>

/** `follows`: the link is for whatever is open. The occasion is then the open or next one, if there is one. */
export type LinkOccasion = {
  occasion: ShownOccasion | undefined
  state: 'open' | 'ended' | 'removed' | 'follows'
}

/** The occasion that a link opens. Undefined while occasions are unknown, and for a list that has only its main one. */
export function occasionOfLink(
  { occasion_id: id, follows_open: follows }: Opens,
  occasions: readonly ShownOccasion[] | undefined,
  now: number,
): LinkOccasion | undefined {
  if (occasions === undefined || (id === null && occasions.length < 2)) return undefined
  if (follows) return { occasion: followedBy(occasions, now)[0], state: 'follows' }
  const occasion = occasions.find((each) => (id === null ? each.is_main : each.id === id))
  if (occasion === undefined) return { occasion, state: 'removed' }
  return { occasion, state: phaseOf(occasion, now) === 'ended' ? 'ended' : 'open' }
}

/**
 * The links of one occasion, or all of them without it. Links whose occasion was removed are always included, because
 * their organiser has to act.
 */
export function linksOfOccasion<T extends Opens>(
  links: readonly T[],
  occasions: readonly ShownOccasion[],
  chosen: ShownOccasion | undefined,
): readonly T[] {
  if (chosen === undefined) return links
  const isOfAny = !occasions.some(isFollowed)
  return links.filter(({ occasion_id: id, follows_open: follows }) => {
    if (follows) return isOfAny || isFollowed(chosen)
    const occasion = occasions.find((each) => (id === null ? each.is_main : each.id === id))
    return occasion === undefined || occasion.id === chosen.id
  })
}

// The occasions that an invitation to the whole list names: when and where.
import type { Language } from '#domain/spoken.ts'
import type { Occasion } from '../../occasions/find-occasions.ts'
import { nameOf } from '../../occasions/wire-occasion.ts'
import { showWhen } from '../../guest-page/page/show-when.ts'

/** `name`: undefined where the invitation's title says it. `place`: empty if the organiser named none. */
export type Night = { name: string | undefined; when: string; place: string }

/** A longer programme is the organiser's own text. */
const mostNights = 10

type OfList = { id: string; name: string; place: string }

/** What is still to come, in its order. An occasion for some guests only is not named to all. */
export function nightsOf(occasions: readonly Occasion[], list: OfList, now: Date, language: Language): Night[] {
  const open = occasions
    .filter(({ who, opensAt, closesAt }) => who === null && opensAt !== null && (closesAt ?? opensAt) > now)
    .toSorted((one, other) => Number(one.opensAt) - Number(other.opensAt))
    .slice(0, mostNights)
  return open.map((each) => ({
    name: open.length > 1 ? nameOf(each, list) : undefined,
    when: showWhen(each, now, language) ?? '',
    place: each.place || list.place,
  }))
}

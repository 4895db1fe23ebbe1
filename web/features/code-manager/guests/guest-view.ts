// Which guests are shown, as the address says it.
import {
  guestHistories,
  type GuestHistory,
  type GuestMark,
  guestMarks,
  type GuestSort,
  guestSorts,
  type Presence,
  presences,
} from '#contract/guests.ts'

export type GuestView = {
  presence: Presence | undefined
  mark: GuestMark | undefined
  history: GuestHistory | undefined
  sort: GuestSort
  order: 'asc' | 'desc'
}

/** A phone at the door begins with the guests who are not in yet. Values that do not exist count as none. */
export function readView(search: URLSearchParams, isPhone: boolean): GuestView {
  const show = search.get('show') ?? (isPhone ? 'not_in' : 'all')
  return {
    presence: presences.find((each) => each === show),
    mark: guestMarks.find((each) => each === search.get('mark')),
    history: guestHistories.find((each) => each === search.get('history')),
    sort: guestSorts.find((each) => each === search.get('sort')) ?? 'name',
    order: search.get('order') === 'desc' ? 'desc' : 'asc',
  }
}

/** The address with this view; its other values stay. */
export function writeView(
  search: URLSearchParams,
  { presence, mark, history, sort, order }: GuestView,
): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('show', presence ?? 'all')
  const values = { mark, history, sort: sort === 'name' ? undefined : sort, order: order === 'asc' ? undefined : order }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The view after a press on a column: the same column turns around. The latest arrivals come first. */
export function sortedBy(view: GuestView, sort: GuestSort): GuestView {
  if (view.sort === sort) return { ...view, order: view.order === 'asc' ? 'desc' : 'asc' }
  return { ...view, sort, order: sort === 'came_at' ? 'desc' : 'asc' }
}

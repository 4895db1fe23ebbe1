import { useState } from 'react'
import type { Guest } from '#contract/guests.ts'

/** `of`: the filters for which it was made. Other filters begin without a selection. */
type Selected = { of: string; ids: ReadonlySet<string>; isAll: boolean }

/** The selected guests: some by their ids, over all pages, or all that match the filters. */
export function useSelection(filters: string, page: readonly Guest[]) {
  const none: Selected = { of: filters, ids: new Set(), isAll: false }
  const [kept, setKept] = useState(none)
  const selected = kept.of === filters ? kept : none
  const has = (id: string) => selected.isAll || selected.ids.has(id)
  const set = (ids: ReadonlySet<string>) => setKept({ of: filters, ids, isAll: false })
  const pageIds = page.map(({ id }) => id)
  const isPage = pageIds.length > 0 && pageIds.every(has)

  return {
    ids: selected.ids,
    isAll: selected.isAll,
    has,
    isPage,
    isSome: selected.isAll || selected.ids.size > 0,
    toggle: (id: string) => {
      const ids = new Set(selected.isAll ? pageIds : selected.ids)
      if (!ids.delete(id)) ids.add(id)
      set(ids)
    },
    togglePage: () =>
      set(
        isPage
          ? new Set([...selected.ids].filter((id) => !pageIds.includes(id)))
          : new Set([...selected.ids, ...pageIds]),
      ),
    selectAll: () => setKept({ of: filters, ids: new Set(), isAll: true }),
    clear: () => setKept(none),
  }
}

export type Selection = ReturnType<typeof useSelection>

import { useOutletContext } from 'react-router'
import type { List } from '#contract/list.ts'

/** The values that the home of a list passes to its parts. */
export type ListHere = {
  list: List
  /** The first part shows the setup, because the list has no codes yet. */
  isSetup: boolean
}

export function useListHere(): ListHere {
  return useOutletContext<ListHere>()
}

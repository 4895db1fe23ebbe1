import { useOutletContext } from 'react-router'
import type { List } from '#contract/list.ts'

/** What the home of a list tells its parts. */
export type ListHere = {
  list: List
  /** The first part shows the setup, because the list has no codes yet. */
  isSetup: boolean
}

export function useListHere(): ListHere {
  return useOutletContext<ListHere>()
}

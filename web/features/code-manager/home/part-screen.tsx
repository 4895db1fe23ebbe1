import type { ComponentType } from 'react'
import type { List } from '#contract/list.ts'
import { useListHere } from './list-here.ts'

/** The screen of a part: the home of the list around it has read the list. */
export function partScreen(Part: ComponentType<{ list: List }>): ComponentType {
  return function PartScreen() {
    return <Part list={useListHere().list} />
  }
}

import { showNumber } from '../../../ui/show.ts'
import type { DoorState } from '../door/door-state.ts'
import { words } from '../../../words/door.ts'

/** `of`: empty where there is no limit. `share`: from 0 to 1. */
export type ShownCount = {
  number: string
  of: string
  label: string
  said: string
  share: number | undefined
  /** These are people inside, and not guests who came. */
  isInside: boolean
}

/** The people inside the occasion, or the guests who came where they are not counted. Undefined until the door knows. */
export function shownCount({ counters, occasion }: DoorState): ShownCount | undefined {
  if (!counters) return undefined
  const { inside, checked_in: come, contacts } = counters
  const isInside = occasion !== undefined && inside !== undefined
  const [count, most] = isInside ? [inside, occasion.is.capacity] : [come, contacts]
  const number = showNumber(count)
  const of = most === null ? '' : `/ ${showNumber(most)}`
  const label = isInside ? words.occasion.inside : words.screen.inside
  return {
    number,
    of,
    label,
    said: isInside ? [number, of, label].join(' ') : words.bar.counter({ come, contacts }),
    share: most ? Math.min(1, count / most) : undefined,
    isInside,
  }
}

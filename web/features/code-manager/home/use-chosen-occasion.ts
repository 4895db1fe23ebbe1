import { useSearchParams } from 'react-router'
import { type ShownOccasion, useOccasions } from '../../../product/use-occasions.ts'
import { chosenOccasion } from './chosen-occasion.ts'

export type Chosen = {
  /** False until the occasions are known. Calls for one occasion wait for it. */
  isKnown: boolean
  /** All occasions of the list; none while they are not known. */
  occasions: readonly ShownOccasion[]
  /** The occasion that the part shows; undefined for the whole list. */
  chosen: ShownOccasion | undefined
  /** When the occasions were last read, in milliseconds. */
  now: number
}

/** The occasion that Tonight, Guests, Doors and Results show. A list whose occasions cannot be read is shown as a whole. */
export function useChosenOccasion(listId: string): Chosen {
  const [search] = useSearchParams()
  const { data = [], isPending, dataUpdatedAt: now } = useOccasions(listId)
  return { isKnown: !isPending, occasions: data, chosen: chosenOccasion(data, search.get('occasion'), now), now }
}

import { use, createContext, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { type ShownOccasion, useOccasions } from '../../../product/use-occasions.ts'
import { chosenOccasion, currentOccasion } from './chosen-occasion.ts'

export type Chosen = {
  /** False until the occasions are known. Calls for one occasion wait for it. */
  isKnown: boolean
  /** All occasions of the list; none while they are not known. */
  occasions: readonly ShownOccasion[]
  /** The occasion that the part shows; undefined for the whole list. */
  chosen: ShownOccasion | undefined
  /** The chosen one, otherwise the current one. */
  current: ShownOccasion | undefined
  /** Another one that would be current by now, while the screen holds the one that it shows. */
  instead: ShownOccasion | undefined
  /** When the occasions were last read, in milliseconds. */
  now: number
}

/** The occasion that Tonight, Guests, Doors and Results show. A list whose occasions cannot be read is shown as a whole. */
export function useChosenOccasion(listId: string): Chosen {
  const [search] = useSearchParams()
  const { id: held } = use(HeldOccasion)
  const { data = [], isPending, dataUpdatedAt: now } = useOccasions(listId)
  const wanted = search.get('occasion')
  const chosen = chosenOccasion(data, wanted, now, held)
  const current = chosen ?? currentOccasion(data, now, held)
  const first = currentOccasion(data, now)
  const isNamed = data.some(({ id }) => id === wanted)
  const instead = isNamed || first?.id === current?.id ? undefined : first
  return { isKnown: !isPending, occasions: data, chosen, current, instead, now }
}

type Held = { id: string | undefined; hold: (id: string | undefined) => void }

/** The occasion that Tonight shows. While it is open, the screen stays with it, so that no button changes its object. */
export const HeldOccasion = createContext<Held>({ id: undefined, hold: () => undefined })

/** Holds the occasion on the screen until the screen is left. */
export function useHold(occasionId: string | undefined): void {
  const { hold } = use(HeldOccasion)
  useEffect(() => hold(occasionId), [hold, occasionId])
  useEffect(() => () => hold(undefined), [hold])
}

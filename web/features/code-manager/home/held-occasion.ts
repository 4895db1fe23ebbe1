import { createContext, use, useEffect } from 'react'

type Held = { id: string | undefined; hold: (id: string | undefined) => void }

/** The occasion that Tonight shows. While it is open, the screen stays with it, so that no button changes its object. */
export const HeldOccasion = createContext<Held>({ id: undefined, hold: () => undefined })

/** Holds the occasion on the screen until the screen is left. */
export function useHold(occasionId: string | undefined): void {
  const { hold } = use(HeldOccasion)
  useEffect(() => hold(occasionId), [hold, occasionId])
  useEffect(() => () => hold(undefined), [hold])
}

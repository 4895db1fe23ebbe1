import { useSyncExternalStore } from 'react'

const nothingToHear = () => () => {}

/** True in prerendering and during hydration; false afterwards, and on client-rendered pages. */
export function useIsTakingOver(): boolean {
  return useSyncExternalStore(
    nothingToHear,
    () => false,
    () => true,
  )
}

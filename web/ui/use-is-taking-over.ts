import { useSyncExternalStore } from 'react'

const nothingToHear = () => () => {}

/**
 * True where a page is written at the build, and while the browser takes such a page over; false ever after, and on pages
 * that the browser draws itself.
 */
export function useIsTakingOver(): boolean {
  return useSyncExternalStore(
    nothingToHear,
    () => false,
    () => true,
  )
}

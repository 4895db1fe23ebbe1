import { useSyncExternalStore } from 'react'

/** A tablet or a larger screen, with room for the log beside the camera. The style sheets use the same words. */
const wide = '(min-width: 46rem) and (min-height: 30rem)'

export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(wide).matches)
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

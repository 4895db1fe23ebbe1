import { useSyncExternalStore } from 'react'

/** A tablet or a larger screen, with room for the log beside the camera, in the reader's own size of text. */
const least = { width: 46, height: 30 }

export function useIsWide(): boolean {
  return useSyncExternalStore(listen, isWide)
}

function isWide(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return innerWidth >= least.width * rem && innerHeight >= least.height * rem
}

function listen(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}

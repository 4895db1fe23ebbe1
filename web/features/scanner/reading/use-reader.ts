import { useEffect, useRef, useState } from 'react'
import { startDecoder, type ReaderState } from './decoder.ts'

export type Reader = ReturnType<typeof useReader>

/**
 * The reader's worker. It starts with the screen, long before the first picture. `isSettled` becomes true once it can read, or
 * cannot for now: everything else that a door loads waits for that.
 */
export function useReader(onSettled?: () => void) {
  const decoder = useRef<ReturnType<typeof startDecoder>>(undefined)
  const [{ state, isSettled }, setShown] = useState<{ state: ReaderState; isSettled: boolean }>({
    state: 'loading',
    isSettled: false,
  })
  useEffect(() => {
    const started = startDecoder((now) => setShown({ state: now, isSettled: true }))
    decoder.current = started
    return () => {
      decoder.current = undefined
      started.stop()
    }
  }, [])
  useEffect(() => {
    if (isSettled) onSettled?.()
  }, [isSettled, onSettled])
  return { decoder, state, isSettled }
}

import styles from './field.module.css'
import { words } from '../words/ui.ts'
import { useEffect, useState } from 'react'

/**
 * Shows nothing for 2 s, then a line that it takes longer. The element exists from the start, so that screen readers
 * announce the line.
 */
export function SlowHint({ isWaiting }: { isWaiting: boolean }) {
  const isSlow = useIsSlow(isWaiting)
  return (
    <p role="status" className={styles['slow']}>
      {isSlow ? words.slow : ''}
    </p>
  )
}

/** After this time a person doubts that anything still happens. */
const slowAfterMs = 2000

/** True if the wait has taken longer than 2 s. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting])
  return isSlow
}

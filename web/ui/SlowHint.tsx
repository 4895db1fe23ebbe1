import { useIsSlow } from './use-is-slow.ts'
import styles from './field.module.css'
import { words } from '../words/ui.ts'

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

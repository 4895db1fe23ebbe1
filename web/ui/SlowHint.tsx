import { useIsSlow } from './use-is-slow.ts'
import styles from './states.module.css'

const words = 'This is taking longer than usual. Please wait a moment.'

/** Nothing for 2 s, then a line that says we are still at it. There from the start, so that it is read out. */
export function SlowHint({ isWaiting }: { isWaiting: boolean }) {
  const isSlow = useIsSlow(isWaiting)
  return (
    <p role="status" className={styles['slow']}>
      {isSlow ? words : ''}
    </p>
  )
}

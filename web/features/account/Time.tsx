import { showDate } from '../../ui/show.ts'
import styles from './account.module.css'
import { renewEveryMs, showSince } from './show-since.ts'
import { useNow } from '../../ui/use-now.ts'

/** Shows an exact time. */
export function ExactTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles['when']}>
      {showDate(at)}
    </time>
  )
}

/** Shows the time since a moment; the exact time is the tooltip. */
export function SinceTime({ at }: { at: string }) {
  const now = new Date(useNow(renewEveryMs))
  return (
    <time dateTime={at} title={showDate(at)} className={styles['when']}>
      {showSince(at, now)}
    </time>
  )
}

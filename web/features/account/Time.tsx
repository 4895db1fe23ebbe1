import { showDate } from '../../ui/show.ts'
import styles from './account.module.css'
import { showSince } from './show-since.ts'
import { useNow } from './use-now.ts'

/** The exact time of it. */
export function ExactTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles['when']}>
      {showDate(at)}
    </time>
  )
}

/** The time since then; the exact time is its tooltip. */
export function SinceTime({ at }: { at: string }) {
  const now = useNow()
  return (
    <time dateTime={at} title={showDate(at)} className={styles['when']}>
      {showSince(at, now)}
    </time>
  )
}

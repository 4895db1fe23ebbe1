import { UserText } from '../../../ui/UserText.tsx'
import type { Scan } from '../door/scan-log.ts'
import { agoOf, showMoment } from '../words/time.ts'
import { foldedOf, wordsOf } from '../words/scan-words.ts'
import styles from '../door.module.css'
import { useNow } from '../../../ui/use-now.ts'
import { markOf } from './verdict-mark.ts'
import { VerdictSign } from '../../../product/VerdictSign.tsx'

/** The last scan above the keys, once its large verdict is gone. Screen readers hear it from `Announcer`. */
export function LastScan({ scan }: { scan: Scan }) {
  const now = useNow(1000)
  const { name } = wordsOf(scan)
  return (
    <div className={styles['last']} aria-hidden="true" data-is-strip>
      <VerdictSign mark={markOf(scan)} size={34} />
      <p>
        <strong>
          <UserText text={name} longest={80} />
        </strong>
        <span>{foldedOf(scan, agoOf(scan.at, now) ?? showMoment(scan.at, new Date(now)))}</span>
      </p>
    </div>
  )
}

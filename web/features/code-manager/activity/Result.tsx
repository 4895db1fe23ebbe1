import type { Scan } from '#contract/scans.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { reasonWords } from '../../../product/reason-words.ts'
import styles from './activity.module.css'
import { words } from './words.ts'

/** The result of a scan, and whether the door sent it late. */
export function Result({ scan }: { scan: Scan }) {
  return (
    <span className={styles['result']}>
      <Standing scan={scan} />
      {scan.is_late && <Badge kind="warn">{words.late}</Badge>}
    </span>
  )
}

/** The result of a scan, and whether it still counts. */
function Standing({ scan: { reason, standing } }: { scan: Scan }) {
  if (standing === 'undone' || standing === 'conflict') return <Badge kind="warn">{words[standing]}</Badge>
  return <Badge kind={reason === 'ok' ? 'good' : 'bad'}>{reasonWords[reason]}</Badge>
}

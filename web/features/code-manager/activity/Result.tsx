import type { Scan } from '#contract/scans.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { reasonWords } from '../reason-words.ts'
import styles from './activity.module.css'
import { words } from './words.ts'

type Props = {
  scan: Scan
  /** True in a log of one occasion, where each row would have its name. */
  isOfOne?: boolean
}

/** The result of a scan, what else its door noted, whether it was sent late, and the occasion. */
export function Result({ scan, isOfOne = false }: Props) {
  return (
    <span className={styles['result']}>
      <Standing scan={scan} />
      {scan.note !== null && <Badge kind="warn">{words.notes[scan.note]}</Badge>}
      {scan.is_late && <Badge kind="warn">{words.late}</Badge>}
      {scan.occasion && !isOfOne && <UserText text={scan.occasion.name} longest={60} />}
    </span>
  )
}

/** The result of a scan, and whether it still counts. */
function Standing({ scan: { reason, standing, direction } }: { scan: Scan }) {
  if (standing === 'undone' || standing === 'conflict') return <Badge kind="warn">{words[standing]}</Badge>
  if (reason === 'ok' && direction === 'out') return <Badge kind="plain">{words.left}</Badge>
  return <Badge kind={reason === 'ok' ? 'good' : 'bad'}>{reasonWords[reason]}</Badge>
}

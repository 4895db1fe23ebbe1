import type { Scan } from '#contract/scans.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { isolated } from '#domain/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { words as productWords } from '../../../words/product.ts'
import styles from './activity.module.css'
import { words as nightWords } from '../../../words/night.ts'

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
      {scan.let_in_by !== null && (
        <Badge kind="warn">{nightWords.activity.letInBy({ name: isolated(scan.let_in_by, 60) })}</Badge>
      )}
      {scan.note !== null && <Badge kind="warn">{nightWords.activity.notes[scan.note]}</Badge>}
      {scan.is_late && <Badge kind="warn">{nightWords.activity.late}</Badge>}
      {scan.occasion && !isOfOne && <UserText text={scan.occasion.name} longest={60} />}
    </span>
  )
}

/** The result of a scan, and whether it still counts. */
function Standing({ scan: { reason, standing, direction } }: { scan: Scan }) {
  if (standing === 'undone' || standing === 'conflict')
    return <Badge kind="warn">{nightWords.activity[standing]}</Badge>
  if (reason === 'ok' && direction === 'out') return <Badge kind="plain">{nightWords.activity.left}</Badge>
  return <Badge kind={reason === 'ok' ? 'good' : 'bad'}>{productWords.reasons[reason]}</Badge>
}

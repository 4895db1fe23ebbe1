import { useId, useState } from 'react'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Batch } from '../batch/use-batch.ts'
import styles from '../code-manager.module.css'
import { coverageOf } from './coverage.ts'
import type { ListStatus } from './use-status.ts'
import { words } from './words.ts'

export function Coverage({ status, generation }: { status: ListStatus; generation: Batch }) {
  const { total_members: total, members_with_qr: covered, members_without_qr: missing } = status
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()
  if (!status.fields_created) return <Notice kind="warn" title={words.noFields} detail={words.noFieldsText} />
  if (total === 0) return <p>{words.empty}</p>
  const percent = coverageOf(covered, total)
  return (
    <div className={styles['progress']}>
      <p className={styles['figure']}>{words.coverage(percent)}</p>
      <progress aria-labelledby={id} max={100} value={percent} data-is-full={missing === 0 || undefined} />
      <p id={id}>{words.coverageOf(covered, total)}</p>
      {missing === 0 && <Notice kind="good" title={words.all} />}
      {missing > 0 && (
        <Notice kind="warn" title={words.missing(missing)}>
          <Button size="small" look="action" isBusy={generation.isAtWork} onClick={() => setIsAsking(true)}>
            {words.generateMissing}
          </Button>
        </Notice>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.generateMissing}
          question={words.generateQuestion(missing)}
          confirmLabel={words.generateMissing}
          busyLabel={words.generating}
          onConfirm={() => generation.start.mutateAsync(0)}
          explain={(error) => wordsFor(error, words.generateFailed)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

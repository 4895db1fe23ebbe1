import { useId } from 'react'
import type { BatchProgress } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { quiet } from '../../../ui/layout.ts'
import styles from '../code-manager.module.css'
import { Failures } from './Failures.tsx'
import { isOver, type Batch } from './use-batch.ts'
import { words } from '../../../words/manager.ts'

/** The progress of a batch, read every 2 s. Screen readers announce changed words, but not the bar's steps. */
export function BatchPanel({ list, batch }: { list: List; batch: Batch }) {
  const id = useId()
  const { kind, progress, cancel, isAtWork, isLost } = batch
  if (!progress && !isLost) return null
  return (
    <div className={styles['progress']}>
      {progress && (
        <>
          <label htmlFor={id}>{words.batch[kind].label}</label>
          <progress id={id} max={100} value={progress.progress_percentage} />
          <p role="status">
            {words.batch.progressOf({ processed: progress.processed_jobs, total: progress.total_jobs })}
            {!isOver(progress) && <span className={quiet()}> {words.batch.leaving}</span>}
          </p>
        </>
      )}
      {isAtWork && (
        <div>
          <Button size="small" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            {cancel.isPending ? words.batch.cancelling : words.batch.cancel}
          </Button>
        </div>
      )}
      {isAtWork && cancel.isError && <TroubleNotice {...wordsFor(cancel.error, words.batch.cancelFailed)} />}
      {progress && <Outcome kind={kind} progress={progress} toldAbove={list.doubt?.message} />}
      {progress && progress.failed_jobs > 0 && (
        <>
          <Notice kind="warn" title={words.batch[kind].failed({ contacts: progress.failed_jobs })} />
          <Failures key={progress.batch_id} listId={list.id} batchId={progress.batch_id} count={progress.failed_jobs} />
        </>
      )}
      {isLost && <Notice kind="warn" title={words.batch.lost} />}
    </div>
  )
}

type OutcomeProps = { kind: Batch['kind']; progress: BatchProgress; toldAbove: string | undefined }

function Outcome({ kind, progress, toldAbove }: OutcomeProps) {
  const { notice, is_cancelled: isCancelled } = progress
  if (isCancelled) return <Notice kind="warn" title={words.batch[kind].stopped} detail={notice ?? undefined} />
  if (notice === null || notice === toldAbove) return null
  if (isOver(progress)) return <Notice kind="plain" title={notice} />
  return <Notice kind="warn" title={words.batch.waiting} detail={notice} isUrgent />
}

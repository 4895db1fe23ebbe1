import { useId } from 'react'
import type { BatchProgress } from '#contract/codes.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './code-manager.module.css'
import { isOver } from './use-generation.ts'
import { words } from './words.ts'

/** How far a generation is, read every 2 s. The words are read out when they change, the bar's steps are not. */
export function GenerationProgress({ progress, isLost }: { progress: BatchProgress | undefined; isLost: boolean }) {
  const id = useId()
  return (
    <div className={styles['progress']}>
      {progress && (
        <>
          <label htmlFor={id}>{words.progress}</label>
          <progress id={id} max={100} value={progress.progress_percentage} />
          <p role="status">
            {words.progressOf(progress.processed_jobs, progress.total_jobs)}
            {!isOver(progress) && <span className={styles['quiet']}> {words.leaving}</span>}
          </p>
          {progress.failed_jobs > 0 && <Notice kind="warn" title={words.failed(progress.failed_jobs)} />}
          {progress.notice && (
            <Notice
              kind="warn"
              title={isOver(progress) ? progress.notice : words.waiting}
              detail={isOver(progress) ? undefined : progress.notice}
              isUrgent
            />
          )}
        </>
      )}
      {isLost && <Notice kind="warn" title={words.progressLost} />}
    </div>
  )
}

import { Suspense } from 'react'
import { wordsFor } from '../../../../api/declined.ts'
import { Button } from '../../../../ui/Button.tsx'
import { bulkWords } from '../words.ts'
import styles from './bulk.module.css'
import type { Bulk, BulkRun } from './use-bulk.ts'
import { lazyPart } from '../../../../ui/lazy-part.ts'

const TagOutcome = lazyPart(async () => (await import('../tags/TagOutcome.tsx')).TagOutcome)

/** The progress and the result of a change of many guests. */
export function BulkProgress({ listId, bulk, run }: { listId: string; bulk: Bulk; run: BulkRun }) {
  const { wanted } = run
  const done = run.changed + run.gone
  const isRunning = run.state === 'running'
  return (
    <div
      className={styles['bar']}
      role="region"
      aria-label={bulkWords.bar}
      data-has-failed={run.state === 'failed' || undefined}
    >
      {isRunning && (
        <>
          <strong>{bulkWords.at[wanted.kind]}</strong>
          <progress value={done} max={Math.max(run.of, done)} aria-label={bulkWords.at[wanted.kind]} />
        </>
      )}
      {wanted.kind === 'tag' && run.state === 'done' ? (
        <Suspense>
          <TagOutcome listId={listId} tagging={wanted.tagging} changed={run.changed} gone={run.gone} />
        </Suspense>
      ) : (
        <>
          <span role="status">{outcomeOf(run)}</span>
          {run.gone > 0 && <span>{bulkWords.gone(run.gone)}</span>}
        </>
      )}
      {isRunning ? (
        <Button size="small" onClick={bulk.stop}>
          {bulkWords.stop}
        </Button>
      ) : (
        <>
          {run.state !== 'done' && (
            <Button size="small" onClick={bulk.goOn}>
              {bulkWords.retry}
            </Button>
          )}
          <Button size="small" onClick={bulk.close}>
            {bulkWords.close}
          </Button>
        </>
      )}
    </div>
  )
}

function outcomeOf({ state, wanted, changed, of, error }: BulkRun): string {
  if (state === 'running') return bulkWords.progress(changed, of)
  if (state === 'done' && wanted.kind !== 'tag') return bulkWords.did[wanted.kind](changed)
  if (state === 'stopped') return bulkWords.stopped(changed, of)
  const { message } = wordsFor(error, '')
  return message === '' ? bulkWords.failed(changed, of) : bulkWords.failedBecause(changed, of, message)
}

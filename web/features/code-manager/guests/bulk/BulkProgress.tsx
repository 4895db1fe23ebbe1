import { Button } from '../../../../ui/Button.tsx'
import { bulkWords } from '../words.ts'
import styles from './bulk.module.css'
import type { Bulk, BulkRun } from './use-bulk.ts'

/** The progress and the result of a change of many guests. */
export function BulkProgress({ bulk, run }: { bulk: Bulk; run: BulkRun }) {
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
          <strong>{bulkWords.at[run.kind]}</strong>
          <progress value={done} max={Math.max(run.of, done)} aria-label={bulkWords.at[run.kind]} />
        </>
      )}
      <span role="status">{outcomeOf(run)}</span>
      {run.gone > 0 && <span>{bulkWords.gone(run.gone)}</span>}
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

function outcomeOf({ state, kind, changed, of, problem }: BulkRun): string {
  if (state === 'running') return bulkWords.progress(changed, of)
  if (state === 'done') return bulkWords.did[kind](changed)
  if (state === 'stopped') return bulkWords.stopped(changed, of)
  const failed = bulkWords.failed(changed, of)
  return problem === undefined || problem === failed ? `${failed}.` : `${failed}: ${problem}`
}

import { Suspense } from 'react'
import { sentenceFor } from '../../../../api/declined.ts'
import { Button } from '../../../../ui/Button.tsx'
import { words } from '../../../../words/guests.ts'
import styles from '../tools.module.css'
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
      aria-label={words.bulk.bar}
      data-has-failed={run.state === 'failed' || undefined}
    >
      {isRunning && (
        <>
          <strong>{words.bulk.at[wanted.kind]}</strong>
          <progress value={done} max={Math.max(run.of, done)} aria-label={words.bulk.at[wanted.kind]} />
        </>
      )}
      {wanted.kind === 'tag' && run.state === 'done' ? (
        <Suspense>
          <TagOutcome listId={listId} tagging={wanted.tagging} changed={run.changed} gone={run.gone} />
        </Suspense>
      ) : (
        <>
          <span role="status">{outcomeOf(run)}</span>
          {run.gone > 0 && <span>{words.bulk.gone({ guests: run.gone })}</span>}
        </>
      )}
      {isRunning ? (
        <Button size="small" onClick={bulk.stop}>
          {words.bulk.stop}
        </Button>
      ) : (
        <>
          {run.state !== 'done' && (
            <Button size="small" onClick={bulk.goOn}>
              {words.bulk.retry}
            </Button>
          )}
          <Button size="small" onClick={bulk.close}>
            {words.bulk.close}
          </Button>
        </>
      )}
    </div>
  )
}

function outcomeOf({ state, wanted, changed, of, error }: BulkRun): string {
  if (state === 'running') return words.bulk.progress({ done: changed, of })
  if (state === 'done' && wanted.kind !== 'tag') return words.bulk.did[wanted.kind]({ guests: changed })
  if (state === 'stopped') return words.bulk.stopped({ done: changed, of })
  const message = sentenceFor(error, '')
  return message === ''
    ? words.bulk.failed({ done: changed, of })
    : words.bulk.failedBecause({ done: changed, of, problem: message })
}

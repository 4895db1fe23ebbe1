import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { changeGuests } from '#contract/guests.ts'
import { call } from '../../../../api/call.ts'
import { wordsFor } from '../../../../api/declined.ts'
import { keyOf } from '../../use-list.ts'
import { bulkWords } from '../words.ts'
import { type Change, type Matching, runChange, type Work } from './run-change.ts'

export type ChangeKind = 'block' | 'unblock' | 'max'

/** `ids` or `matching`: which guests, and how many match. */
export type BulkWanted = { kind: ChangeKind; max?: number } & (
  | { ids: readonly string[] }
  | { matching: Matching; count: number }
)

export type BulkRun = {
  kind: ChangeKind
  of: number
  changed: number
  gone: number
  state: 'running' | 'done' | 'stopped' | 'failed'
  problem: string | undefined
}

/**
 * One change of many guests at a time, with its progress. A failed change can continue where it ended. A running change
 * continues while the organiser looks at another part.
 */
export function useBulk(listId: string) {
  const client = useQueryClient()
  const [run, setRun] = useState<BulkRun>()
  const rest = useRef<Work>(undefined)
  const stopper = useRef<AbortController>(undefined)

  async function work(begun: BulkRun) {
    const todo = rest.current
    if (!todo) return
    const stop = new AbortController()
    stopper.current = stop
    let now: BulkRun = { ...begun, state: 'running', problem: undefined }
    setRun(now)
    try {
      await runChange((body) => call(changeGuests, { params: { listId }, body }), todo, {
        signal: stop.signal,
        onProgress: (progress) => {
          rest.current = { ...todo, from: progress.from }
          now = {
            ...now,
            changed: begun.changed + progress.changed,
            gone: begun.gone + progress.gone,
            state: progress.isDone ? 'done' : 'running',
          }
          setRun(now)
        },
      })
      if (now.state !== 'done') setRun({ ...now, state: 'stopped' })
    } catch (error) {
      const { message } = wordsFor(error, bulkWords.failed(now.changed, now.of))
      setRun({ ...now, state: 'failed', problem: message })
    }
    await client.invalidateQueries({ queryKey: keyOf(listId, 'guests') })
  }

  return {
    run,
    start: (wanted: BulkWanted) => {
      if (run?.state === 'running') return
      const guests = 'ids' in wanted ? { ids: wanted.ids } : { matching: wanted.matching }
      rest.current = { change: changeOf(wanted), guests, from: undefined }
      const of = 'ids' in wanted ? wanted.ids.length : wanted.count
      void work({ kind: wanted.kind, of, changed: 0, gone: 0, state: 'running', problem: undefined })
    },
    goOn: () => run && void work(run),
    stop: () => stopper.current?.abort(),
    close: () => setRun(undefined),
  }
}

export type Bulk = ReturnType<typeof useBulk>

function changeOf({ kind, max }: BulkWanted): Change {
  return kind === 'max' ? { max_scans: max } : { is_blocked: kind === 'block' }
}

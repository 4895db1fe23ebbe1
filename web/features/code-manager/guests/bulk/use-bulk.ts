import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BodyOf } from '#contract/endpoint.ts'
import { changeGuests } from '#contract/guests.ts'
import { call } from '../../../../api/call.ts'
import { keyOf } from '../../use-list.ts'
import { type Matching, runChange, type Send, type Work } from './run-change.ts'

export type ChangeKind = 'block' | 'unblock' | 'max'

/** A tag of Mailchimp that guests get, or lose. */
export type Tagging = { tag: string; isWanted: boolean; send: Send }

type Wanted = { kind: ChangeKind; max?: number } | { kind: 'tag'; tagging: Tagging }

/** `ids` or `matching`: which guests, and how many match. */
export type BulkWanted = Wanted & ({ ids: readonly string[] } | { matching: Matching; count: number })

export type BulkRun = {
  wanted: Wanted
  of: number
  changed: number
  gone: number
  state: 'running' | 'done' | 'stopped' | 'failed'
  error: unknown
}

/**
 * One change of many guests at a time, with its progress. A failed change can continue where it ended. A running change
 * continues while the organiser looks at another part.
 */
export function useBulk(listId: string) {
  const client = useQueryClient()
  const [run, setRun] = useState<BulkRun>()
  const rest = useRef<Work & { send: Send }>(undefined)
  const stopper = useRef<AbortController>(undefined)

  async function work(begun: BulkRun) {
    const todo = rest.current
    if (!todo) return
    const stop = new AbortController()
    stopper.current = stop
    let now: BulkRun = { ...begun, state: 'running', error: undefined }
    setRun(now)
    try {
      await runChange(todo.send, todo, {
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
      setRun({ ...now, state: 'failed', error })
    }
    await client.invalidateQueries({ queryKey: keyOf(listId, 'guests') })
  }

  return {
    run,
    start: (wanted: BulkWanted) => {
      if (run?.state === 'running') return
      const guests = 'ids' in wanted ? { ids: wanted.ids } : { matching: wanted.matching }
      rest.current = { send: sendOf(listId, wanted), guests, from: undefined }
      const of = 'ids' in wanted ? wanted.ids.length : wanted.count
      void work({ wanted, of, changed: 0, gone: 0, state: 'running', error: undefined })
    },
    goOn: () => run && void work(run),
    stop: () => stopper.current?.abort(),
    close: () => setRun(undefined),
  }
}

export type Bulk = ReturnType<typeof useBulk>

function sendOf(listId: string, wanted: Wanted): Send {
  if (wanted.kind === 'tag') return wanted.tagging.send
  const change = changeOf(wanted)
  return (guests) => call(changeGuests, { params: { listId }, body: { change, guests } })
}

function changeOf({ kind, max }: { kind: ChangeKind; max?: number }): BodyOf<typeof changeGuests>['change'] {
  return kind === 'max' ? { max_scans: max } : { is_blocked: kind === 'block' }
}

import { useCallback, useEffect, useReducer, useRef } from 'react'
import { batchStatus, type BatchProgress, checkStatus, createFields, generate } from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { call } from '../../api/call.ts'
import { Declined, wordsFor, type Words } from '../../api/declined.ts'
import {
  type Calls,
  Cancelled,
  finishSetup,
  type Happening,
  type Mode,
  type Outcome,
  type Part,
} from './finish-setup.ts'
import { words } from '../../words/setup.ts'

type State = {
  at: Part | undefined
  done: readonly Part[]
  progress: BatchProgress | undefined
  outcome: Outcome | undefined
  failure: { error: unknown } | undefined
}

type Change =
  | Happening
  | { type: 'again' }
  | { type: 'finished'; outcome: Outcome }
  | { type: 'failed'; error: unknown }

const nothing: State = { at: undefined, done: [], progress: undefined, outcome: undefined, failure: undefined }

/** Sets a list up when this screen opens and on retry; leaving the screen stops it. */
export function useFinishSetup(listId: string) {
  const [state, happen] = useReducer(change, nothing)
  const leave = useRef<() => void>(undefined)

  const start = useCallback(
    (mode: Mode) => {
      leave.current?.()
      const leaving = new AbortController()
      leave.current = () => leaving.abort()
      happen({ type: 'again' })
      const tell = (happening: Change) => !leaving.signal.aborted && happen(happening)
      finishSetup({ calls: callsOf(listId, leaving.signal), mode, tell, wait: (ms) => pause(ms, leaving.signal) }).then(
        (outcome) => tell({ type: 'finished', outcome }),
        (error: unknown) => tell({ type: 'failed', error }),
      )
    },
    [listId],
  )

  useEffect(() => {
    start('webhook')
    return () => leave.current?.()
  }, [start])

  return { ...state, problem: state.failure && explain(state.failure.error), start }
}

function change(state: State, happening: Change): State {
  switch (happening.type) {
    case 'again':
      return nothing
    case 'began':
      return { ...state, at: happening.part }
    case 'ended':
      return { ...state, at: undefined, done: [...state.done, happening.part] }
    case 'progressed':
      return { ...state, progress: happening.progress }
    case 'finished':
      return { ...state, outcome: happening.outcome }
    case 'failed':
      return { ...state, failure: { error: happening.error } }
  }
}

function explain(error: unknown): Words & { mayPoll: boolean } {
  if (error instanceof Cancelled) return { message: words.wizard.cancelled, details: undefined, mayPoll: false }
  // Mailchimp cannot reach our address, but polling would still work.
  const mayPoll = error instanceof Declined && error.fields['url'] !== undefined
  return { ...wordsFor(error, words.wizard.setupFailed), mayPoll }
}

function callsOf(listId: string, signal: AbortSignal): Calls {
  const params = { listId }
  return {
    list: async () => (await call(oneList, { params }, signal)).list,
    createFields: () => call(createFields, { params }, signal),
    generate: () => call(generate, { params }, signal),
    listen: (mode) => call(setUpWebhook, { params, body: { mode } }, signal),
    progress: (batchId) => call(batchStatus, { params, query: { batch_id: batchId } }, signal),
    check: () => call(checkStatus, { params }, signal),
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}

import * as z from 'zod/mini'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { startTry, tryStatus } from '#contract/trying.ts'
import { call } from '../../api/call.ts'
import { openStream } from '../../api/stream.ts'
import type { AnswerOf } from '#contract/endpoint.ts'

/** The stream reports a scan at once. The opening of the scanner is found by polling. */
const askEveryMs = 2000
/** After this time without a scan, the screen says what may be missing. */
const slowAfterMs = 60_000

const made = (listId: string) => ['trying', listId, 'made']
const status = (listId: string, tryId: string | undefined) => ['trying', listId, 'status', tryId]

/** A try of a list from its start to its scan. After a reload, the same try continues. */
export function useTryRun(listId: string) {
  const client = useQueryClient()
  const begun = useQuery({
    queryKey: made(listId),
    async queryFn({ signal }) {
      const kept = keptTry(listId, Date.now())
      if (kept) return kept
      const fresh = await call(startTry, { params: { listId } }, signal)
      keepTry(listId, fresh)
      return fresh
    },
    staleTime: Infinity,
  })
  const tryId = begun.data?.id
  const isOver = useIsOver(begun.data?.expires_at)
  const seen = useQuery({
    queryKey: status(listId, tryId),
    queryFn: ({ signal }) => call(tryStatus, { params: { listId }, query: { id: tryId! } }, signal),
    enabled: tryId !== undefined,
    refetchInterval: ({ state }) => (state.data?.scan || isOver ? false : askEveryMs),
  })
  const isWaiting = tryId !== undefined && !seen.data?.scan && !isOver
  const isSlow = useIsSlow(isWaiting)

  useEffect(() => {
    if (!isWaiting) return undefined
    const ask = () => client.invalidateQueries({ queryKey: status(listId, tryId) })
    const stream = openStream({
      listId,
      credential: 'signed-in',
      since: undefined,
      onMessage: () => void ask(),
      onResync: () => Promise.resolve(undefined),
      onDoor() {},
      onState() {},
    })
    return () => stream.close()
  }, [client, isWaiting, listId, tryId])

  return {
    begun,
    seen,
    isOver: isOver && !seen.data?.scan,
    isSlow,
    startAgain: () => {
      dropTry(listId)
      void client.resetQueries({ queryKey: made(listId) })
    },
  }
}

/** True from this moment on. */
function useIsOver(until: string | undefined): boolean {
  const [overFor, setOverFor] = useState<string>()
  useEffect(() => {
    if (until === undefined) return undefined
    const left = new Date(until).getTime() - Date.now()
    const timer = setTimeout(setOverFor, Math.max(0, left), until)
    return () => clearTimeout(timer)
  }, [until])
  return until !== undefined && overFor === until
}

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(setIsSlow, slowAfterMs, true)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting])
  return isSlow
}

// The try of this tab, so that a reload waits for the same phone.

export type Try = AnswerOf<typeof startTry>

const keyOf = (listId: string) => `try_scan:${listId}`

/** Undefined once the try has expired. */
function keptTry(listId: string, now: number): Try | undefined {
  const text = inStorage(() => sessionStorage.getItem(keyOf(listId)))
  if (!text) return undefined
  const read = inStorage(() => z.safeParse(startTry.answer, JSON.parse(text)))
  return read?.success && isGood(read.data, now) ? read.data : undefined
}

function keepTry(listId: string, made: Try): void {
  inStorage(() => sessionStorage.setItem(keyOf(listId), JSON.stringify(made)))
}

function dropTry(listId: string): void {
  inStorage(() => sessionStorage.removeItem(keyOf(listId)))
}

function isGood({ expires_at: until }: Try, now: number): boolean {
  return now < new Date(until).getTime()
}

/** Storage throws if the browser forbids it, or holds what another version wrote: then a reload starts another try. */
function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callOrganiser, type DoorCall, ownDoorCalls } from '#contract/door-calls.ts'
import type { CallSubject } from '#domain/door-call.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { newScanId } from '../door/scan-id.ts'

/** How often a door asks that waits for an answer, and whether the answer has changed. */
const askEveryMs = { waiting: 3000, answered: 10_000 }
/** After this time the organiser has come, or will not. */
const waitsForMs = 15 * 60_000

const keyOf = (listId: string) => ['scanner', 'calls', listId]

/** The latest call of this door that staff have not closed. `isAway`: the server is. */
export function useLatestCall(access: DoorAccess, listId: string, isAway: boolean) {
  const [closed, setClosed] = useState(readClosed)
  const { data } = useQuery(latestCall(access, listId, isAway))
  const call = data && !closed.includes(closedBy(data)) && (data.answer || isFresh(data)) ? data : undefined
  function close(answered: DoorCall) {
    const now = [...closed, closedBy(answered)].slice(-10)
    setClosed(now)
    keepClosed(now)
  }
  return { call, close }
}

/** Asked at once by a door that opens or comes back, because the organiser may have answered meanwhile. */
export function latestCall({ ask }: Pick<DoorAccess, 'ask'>, listId: string, isAway: boolean) {
  return queryOptions({
    queryKey: keyOf(listId),
    queryFn: ({ signal }) => ask(ownDoorCalls, { params: { listId } }, signal),
    select: ({ calls }) => calls[0],
    refetchInterval: ({ state }) => askAgainIn(state.data?.calls[0]),
    retry: false,
    enabled: !isAway,
    staleTime: 0,
  })
}

function askAgainIn(call: DoorCall | undefined): number | false {
  if (call === undefined || !isFresh(call)) return false
  return call.answer ? askEveryMs.answered : askEveryMs.waiting
}

const isFresh = ({ called_at: at }: DoorCall) => Date.now() - Date.parse(at) < waitsForMs

/** Another answer to the same call is shown again. */
const closedBy = ({ id, answer }: DoorCall) => `${id}/${answer?.is}`

/** Sends one call. A second try has the same id, so it is the same call. */
export function useCallOrganiser(access: DoorAccess, listId: string, onCalled: () => void) {
  const client = useQueryClient()
  const [id] = useState(newScanId)
  return useMutation({
    mutationFn: ({ about, scanId }: { about: CallSubject; scanId: string | undefined }) =>
      access.ask(callOrganiser, { params: { listId }, body: { id, about, scan_id: scanId } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: keyOf(listId) })
      onCalled()
    },
  })
}

const closedKey = 'listpass:closed-calls'

/** The calls that staff have closed here stay closed over a reload. */
function readClosed(): string[] {
  try {
    return (localStorage.getItem(closedKey) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

function keepClosed(ids: readonly string[]): void {
  try {
    localStorage.setItem(closedKey, ids.join(' '))
  } catch {
    // A browser that keeps nothing shows the last answer again after a reload.
  }
}

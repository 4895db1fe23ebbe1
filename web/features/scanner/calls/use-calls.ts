import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callOrganiser, type DoorCall, ownDoorCalls } from '#contract/door-calls.ts'
import type { CallSubject } from '#domain/door-call.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { newScanId } from '../door/scan-id.ts'

/** How often a door that waits for an answer asks for it. */
const askEveryMs = 3000
/** After this time the organiser has come, or will not. */
const waitsForMs = 15 * 60_000

const keyOf = (listId: string) => ['scanner', 'calls', listId]

/** The latest call of this door that staff have not closed. */
export function useLatestCall(access: DoorAccess, listId: string) {
  const [closed, setClosed] = useState(readClosed)
  const { data } = useQuery({
    queryKey: keyOf(listId),
    queryFn: ({ signal }) => access.ask(ownDoorCalls, { params: { listId } }, signal),
    select: ({ calls }) => calls[0],
    refetchInterval: ({ state }) => (isWaiting(state.data?.calls[0]) ? askEveryMs : false),
    retry: false,
  })
  const call = data && !closed.includes(data.id) && (data.answer || isWaiting(data)) ? data : undefined
  function close({ id }: DoorCall) {
    const now = [...closed, id].slice(-10)
    setClosed(now)
    keepClosed(now)
  }
  return { call, close }
}

function isWaiting(call: DoorCall | undefined): boolean {
  return call !== undefined && call.answer === null && Date.now() - Date.parse(call.called_at) < waitsForMs
}

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

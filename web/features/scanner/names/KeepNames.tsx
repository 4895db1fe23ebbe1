import { useEffect } from 'react'
import type { DoorAccess } from '../door/door-access.ts'
import type { DoorList } from '../door/door-list.ts'
import type { DoorState } from '../door/door-state.ts'
import { openStorage } from '../offline/storage.ts'
import { refreshNames } from './keep-names.ts'

const refreshedEveryMs = 60_000

type Props = { access: DoorAccess; list: DoorList; door: DoorState }

/** Keeps the names of the guests on this device, and asks each minute what changed. It draws nothing. */
export function KeepNames({ access, list, door }: Props) {
  const { id: listId } = list
  const occasionId = access.isOrganiser ? door.occasion?.is.id : undefined
  // The list comes first, because guests are let in by it.
  const isReady = door.connection === 'online' && door.listAge !== undefined

  useEffect(() => {
    // Missing where a page is not secure, which then keeps nothing.
    if (!isReady || !('locks' in navigator)) return
    const leaving = new AbortController()
    const { signal } = leaving
    const refresh = () =>
      // One page of this browser at a time.
      navigator.locks.request(`listpass-door-names:${listId}`, { ifAvailable: true }, async (lock) => {
        const storage = lock && (await openStorage())
        const secret = access.namesSecret()
        if (!storage || secret === undefined) return
        const { ask, isOrganiser } = access
        await refreshNames({ storage, ask, secret, listId, occasionId, isOrganiser, now: Date.now(), signal })
      })
    // A failed call is ignored, because the door soon asks again.
    const tryRefresh = () => void refresh().catch(() => {})
    tryRefresh()
    const timer = setInterval(tryRefresh, refreshedEveryMs)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [access, listId, occasionId, isReady])
  return null
}

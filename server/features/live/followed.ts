// The occasions that doors of this node follow, and the doors that listen at each.
import type { Door } from '../../kernel/team.ts'
import type { Counted } from './counters.ts'
import type { Mailbox } from './mailbox.ts'
import type { DoorEvent } from './messages.ts'
import { placeKey, type Position } from './cursor.ts'

/** `occasionId` is undefined for doors whose occasion was removed. They get only their own state. */
export type At = { listId: string; occasionId: string | undefined }

export type Listener = {
  door: Door
  /** The occasion that an organiser chose for the door. */
  chosen: string | undefined
  since: string | undefined
  /** The listener has everything up to the position, and gets each further message. */
  isFollowing: boolean
  /** The last state that was sent to the door. */
  told: string
  mailbox: Mailbox<DoorEvent>
}

export type Followed = At & {
  listeners: Set<Listener>
  /** The position (cursor) of all following doors. */
  position: Position | undefined
  salt: Buffer | undefined
  counted: Counted | undefined
  /** People inside, as the latest news told. */
  inside: number | undefined
  /** True if the contacts are not counted yet, or have changed since. */
  isMiscounted: boolean
}

export type AllFollowed = ReturnType<typeof openFollowed>

export function openFollowed() {
  const all = new Map<string, Followed>()
  const atOf = new Map<Listener, Followed>()
  const doorsOfList = new Map<string, number>()

  function keyOf({ listId, occasionId = '' }: At): string {
    return placeKey({ listId, occasionId })
  }

  function count(listId: string, change: 1 | -1): void {
    const now = (doorsOfList.get(listId) ?? 0) + change
    if (now > 0) doorsOfList.set(listId, now)
    else doorsOfList.delete(listId)
  }

  function add(listener: Listener, { listId, occasionId }: At): void {
    const key = keyOf({ listId, occasionId })
    const followed = all.get(key) ?? {
      listId,
      occasionId,
      listeners: new Set<Listener>(),
      position: undefined,
      salt: undefined,
      counted: undefined,
      inside: undefined,
      isMiscounted: true,
    }
    all.set(key, followed)
    atOf.set(listener, followed)
    followed.listeners.add(listener)
    count(listId, 1)
  }

  function remove(listener: Listener): void {
    const followed = atOf.get(listener)
    if (!followed) return
    atOf.delete(listener)
    count(followed.listId, -1)
    followed.listeners.delete(listener)
    if (followed.listeners.size === 0) all.delete(keyOf(followed))
  }

  return {
    add,
    remove,
    /** Moves a door to another occasion, whose list it then has to read. */
    move(listener: Listener, occasionId: string | undefined): void {
      if (atOf.get(listener)?.occasionId === occasionId) return
      remove(listener)
      listener.isFollowing = false
      // An empty cursor, because the old one is not valid for the new occasion.
      listener.since = ''
      add(listener, { listId: listener.door.listId, occasionId })
    },
    hasList: (listId: string) => doorsOfList.has(listId),
    isEmpty: () => all.size === 0,
    all: () => [...all.values()],
    listeners: () => [...atOf.keys()],
  }
}

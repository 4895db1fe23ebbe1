import type { DoorCounters, DoorState } from '#contract/offline.ts'
import type { Door } from '../../kernel/door.ts'
import { wireState } from './door-standing.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type DoorEvent, stateEvent } from './messages.ts'
import type { Position, Standing } from './store.ts'

export type Listener = {
  door: Door
  since: string | undefined
  /** The listener has everything up to the list's position, and gets each further message. */
  isFollowing: boolean
  /** The last state that was sent to the door. */
  told: string
  mailbox: Mailbox<DoorEvent>
}

export type ListenedList = {
  id: string
  listeners: Set<Listener>
  /** The positions (cursors) of all listening doors. */
  position: Position | undefined
  salt: Buffer | undefined
  counters: DoorCounters | undefined
  /** True if the contacts are not counted yet, or a change came since. */
  isMiscounted: boolean
}

type Beginning = { door: Door; state: DoorState; since: string | undefined }

export function addListener(lists: Map<string, ListenedList>, { door, state, since }: Beginning): Mailbox<DoorEvent> {
  const { listId } = door
  const list = lists.get(listId) ?? {
    id: listId,
    listeners: new Set<Listener>(),
    position: undefined,
    salt: undefined,
    counters: undefined,
    isMiscounted: true,
  }
  lists.set(listId, list)
  const mailbox = openMailbox<DoorEvent>(() => {
    list.listeners.delete(listener)
    if (list.listeners.size === 0 && lists.get(listId) === list) lists.delete(listId)
  })
  const listener: Listener = { door, since, isFollowing: false, told: JSON.stringify(state), mailbox }
  list.listeners.add(listener)
  // A returning door may have missed that the list was closed or renamed.
  mailbox.put(stateEvent(state))
  return mailbox
}

/** An organiser may listen to several lists in one session, so the key has both. */
export function doorKey({ listId, sessionId }: Door): string {
  return `${listId} ${sessionId}`
}

export type StandingAt = Standing & Pick<DoorState, 'occasion'>

/** Sends every door its state if it changed. A door that has ended gets nothing else. */
export function tellStates(listeners: Listener[], standings: Map<string, StandingAt>): void {
  for (const listener of listeners) {
    const standing = standings.get(doorKey(listener.door))
    if (!standing) continue
    const state = wireState(standing, standing.occasion)
    const text = JSON.stringify(state)
    if (text === listener.told) continue
    listener.told = text
    listener.mailbox.put(stateEvent(state))
    if (state.has_ended) listener.mailbox.close()
  }
}

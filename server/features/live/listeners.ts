import type { DoorState } from '#contract/offline.ts'
import type { Door } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findOccasions } from '../doors/find-occasion.ts'
import { wireState } from './door-standing.ts'
import type { AllFollowed, Listener } from './followed.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { type DoorEvent, stateEvent } from './messages.ts'
import { findGone, findStandings } from './store.ts'

/** `chosen`: the occasion of an organiser's door, and `state` the door's state there. */
export type Beginning = { door: Door; state: DoorState; chosen: string | undefined; since: string | undefined }

export function addListener(followed: AllFollowed, { door, state, chosen, since }: Beginning): Mailbox<DoorEvent> {
  const mailbox = openMailbox<DoorEvent>(() => followed.remove(listener))
  const listener: Listener = { door, chosen, since, isFollowing: false, told: JSON.stringify(state), mailbox }
  followed.add(listener, { listId: door.listId, occasionId: state.occasion?.id })
  // A returning door may have missed that the list was closed or renamed.
  mailbox.put(stateEvent(state))
  return mailbox
}

/** An organiser may listen to several lists and occasions in one session, so the key has all three. */
function doorKey({ door: { listId, sessionId }, chosen = '' }: Listener): string {
  return `${listId} ${sessionId} ${chosen}`
}

/** Sends every door its state if it changed, and moves those whose link is for another occasion now. */
export async function lookAtDoors({ database }: Needs<'database'>, followed: AllFollowed): Promise<void> {
  const listeners = followed.listeners()
  const asked = [...new Map(listeners.map((listener) => [doorKey(listener), listener])).values()]
  const doors = asked.map(({ door }) => door)
  const standings = await findStandings(database, doors)
  const found = await findOccasions(database, asked)
  // Doors of a list whose team has left connect again, and are passed on.
  const gone = await findGone(database, [...new Set(doors.map(({ listId }) => listId))])
  for (const { door, mailbox } of listeners) if (gone.has(door.listId)) mailbox.close()
  const states = asked.map((listener, place): [string, DoorState] => [
    doorKey(listener),
    wireState(standings[place]!, found[place]?.occasion ?? null),
  ])
  tellStates(followed, listeners, new Map(states))
}

/** Sends the doors their states. A door that has ended gets nothing after that. */
function tellStates(followed: AllFollowed, listeners: Listener[], states: Map<string, DoorState>): void {
  for (const listener of listeners) {
    const state = states.get(doorKey(listener))
    if (!state) continue
    const text = JSON.stringify(state)
    if (text === listener.told) continue
    listener.told = text
    listener.mailbox.put(stateEvent(state))
    if (state.has_ended) listener.mailbox.close()
    else followed.move(listener, state.occasion?.id)
  }
}

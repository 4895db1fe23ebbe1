import type { doorStream, DoorState } from '#contract/offline.ts'
import type { EventOf, Events } from '../../http/server-sent.ts'
import { type Counted, withInside } from './counters.ts'
import { writeCursor } from './cursor.ts'
import { hasNames, hashOfCode, sealRows, unreachedOf } from './seal-entry.ts'
import type { News } from './store.ts'

export type DoorEvent = EventOf<typeof doorStream>
export type DoorEvents = Events<typeof doorStream>

export async function messageOf(news: News, counted: Counted, now: Date): Promise<DoorEvent> {
  const cursor = writeCursor(news.position)
  if (news.isAnew) return { event: 'resync', id: cursor, data: {} }
  const sealed = await sealRows(news.salt, news.entries, hasNames(counted.listed))
  const events = news.events.map(({ code_key: codeKey, at, ...event }) => ({
    ...event,
    hash: codeKey === '' ? '' : hashOfCode(news.salt, codeKey),
    at: new Date(at).toISOString(),
  }))
  const counters = withInside(counted, news.inside)
  const unreached = unreachedOf(news.entries)
  return {
    event: 'changes',
    id: cursor,
    data: { cursor, events, ...sealed, unreached, counters, at: now.toISOString() },
  }
}

export function stateEvent(state: DoorState): DoorEvent {
  return { event: 'door', id: undefined, data: state }
}

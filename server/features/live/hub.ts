// One node's listener for all followed lists. It queries the news of all of them together: at once after a scan was
// decided here, and at short intervals for scans of other nodes. All followers of a list get the same messages.
import type { DoorState } from '#contract/offline.ts'
import type { Door } from '../../kernel/door.ts'
import type { Needs } from '../../services.ts'
import type { Counters } from './counters.ts'
import { readCursor } from './cursor.ts'
import { findOccasions } from '../doors/find-occasion.ts'
import { addListener, doorKey, type ListenedList, type Listener, type StandingAt, tellStates } from './listeners.ts'
import { messageOf, type DoorEvents } from './messages.ts'
import { openRests } from './rests.ts'
import { type Asked, findMerged, findNews, findStandings, type News } from './store.ts'

export type Hub = {
  /** A scan of this list was just decided. */
  wake: (listId: string) => void
  /** Sends everything after the cursor, without a gap; without a cursor everything from now on. */
  listen: (door: Door, state: DoorState, since: string | undefined) => DoorEvents
}

/** A door on another node than the one that decided waits half of this, on average. */
const lookEveryMs = 100

/** News within this time is sent together. */
const shortestRestMs = 20

/** Doors are rarely closed or renamed, so this is checked less often. */
const statesEveryMs = 1000

/** The pause after a fault, such as a database that restarts. */
const troubleRestMs = 1000

/** Up to this many news items of one list are sent one by one. With more, the door reads the whole list. */
const mostNews = 2000

export function openHub(services: Needs<'database' | 'log'>, counters: Counters): Hub {
  const lists = new Map<string, ListenedList>()
  const rests = openRests()
  let isRunning = false
  let statesAt = 0
  let isInTrouble = false

  async function run(): Promise<void> {
    isRunning = true
    while (lists.size > 0) {
      const begun = performance.now()
      try {
        await lookForNews(services, lists)
        for (const list of lists.values())
          void recount(services, counters, list).then((isFirst) => isFirst && rests.wake())
        if (begun >= statesAt) {
          statesAt = begun + statesEveryMs
          await lookAtDoors(services, lists)
        }
        isInTrouble = false
      } catch (error) {
        if (!isInTrouble) services.log.warn({ err: error }, 'doors cannot hear of each other at the moment')
        isInTrouble = true
        await rests.always(troubleRestMs)
      }
      // However much news there is, half of the time is left for other work.
      const took = performance.now() - begun
      await rests.always(Math.max(shortestRestMs, took))
      await rests.unlessWoken(lookEveryMs - shortestRestMs)
    }
    isRunning = false
  }

  return {
    wake(listId) {
      if (lists.has(listId)) rests.wake()
    },
    listen(door, state, since) {
      const events = addListener(lists, { door, state, since })
      rests.wake()
      if (!isRunning) void run()
      return events
    },
  }
}

type Question = Asked & { list: ListenedList; listeners: Listener[]; isOf: (salt: Buffer) => boolean }

async function lookForNews(services: Needs<'database'>, lists: Map<string, ListenedList>): Promise<void> {
  const questions = [...lists.values()].flatMap(questionsOf)
  const found = questions.length === 0 ? [] : await findNews(services.database, questions, mostNews)
  for (const [place, news] of found.entries()) if (news) await tell(questions[place]!, news, services.database.now())
}

/** Followers and newcomers share queries, because many doors may reconnect at once, each with its own cursor. */
function questionsOf(list: ListenedList): Question[] {
  // A list is queried only after its contacts are counted, so that other lists do not wait for the count.
  if (!list.counters) return []
  const { id: listId, position } = list
  const common = { listId, list, isOf: () => true }
  const following = list.position ? [{ ...common, from: position, isNew: false, listeners: [] }] : []
  const beginning = Map.groupBy(
    [...list.listeners].filter(({ isFollowing }) => !isFollowing),
    ({ since }) => since,
  )
  return [
    ...following,
    ...[...beginning].map(([since, listeners]) => {
      const cursor = since === undefined ? undefined : readCursor(since)
      // Listpass did not issue a cursor that cannot be read.
      const isOf = since === undefined ? () => true : (cursor?.isOf ?? (() => false))
      return { ...common, from: cursor, isNew: true, listeners, isOf }
    }),
  ]
}

async function tell({ list, listeners, isNew, isOf }: Question, news: News, now: Date): Promise<void> {
  const isForeign = !isOf(news.salt)
  const message = await messageOf(news, list.counters!, now, isForeign)
  const hearing = isNew ? listeners : [...list.listeners].filter(({ isFollowing }) => isFollowing)
  for (const listener of hearing) {
    listener.mailbox.put(message)
    listener.isFollowing = true
  }
  // The counts may have changed between counting and the first query.
  if (!isNew || !list.position) list.isMiscounted = true
  list.position = news.position
  list.salt = news.salt
}

/** Counts again after changes, as often as the cost allows. True if the figures are known for the first time. */
async function recount(services: Needs<'database' | 'log'>, counters: Counters, list: ListenedList): Promise<boolean> {
  if (!list.isMiscounted || (list.counters && !counters.isDue(list.id))) return false
  list.isMiscounted = false
  const isFirst = list.counters === undefined
  try {
    const now = await counters.of(list.id)
    const isSame = JSON.stringify(now) === JSON.stringify(list.counters)
    list.counters = now
    if (isSame || !list.position || !list.salt) return isFirst
    const nothing = { position: list.position, salt: list.salt, isAnew: false, events: [], entries: [] }
    const message = await messageOf(nothing, now, services.database.now())
    for (const { isFollowing, mailbox } of list.listeners) if (isFollowing) mailbox.put(message)
    return isFirst
  } catch (error) {
    list.isMiscounted = true
    services.log.warn({ err: error, list: list.id }, 'the contacts of a list could not be counted')
    return false
  }
}

async function lookAtDoors({ database }: Needs<'database'>, lists: Map<string, ListenedList>): Promise<void> {
  const listeners = [...lists.values()].flatMap((list) => [...list.listeners])
  const doors = [...new Map(listeners.map(({ door }) => [doorKey(door), door])).values()]
  const standings = await findStandings(database, doors)
  const found = await findOccasions(
    database,
    doors.map((door) => ({ door, chosen: undefined })),
  )
  // Doors of a list that went into another one connect again, and are found there.
  const merged = await findMerged(
    database,
    doors.filter((_door, place) => standings[place]!.hasEnded).map(({ listId }) => listId),
  )
  for (const { door, mailbox } of listeners) if (merged.has(door.listId)) mailbox.close()
  const at = doors.map((door, place): [string, StandingAt] => [
    doorKey(door),
    { ...standings[place]!, occasion: found[place]?.occasion ?? null },
  ])
  tellStates(listeners, new Map(at))
}

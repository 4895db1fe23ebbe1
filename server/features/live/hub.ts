// One node's listener for all followed occasions. It queries the news of all of them together: at once after a scan was
// decided here, and at short intervals for scans of other nodes. All followers of an occasion get the same messages.
import type { Needs } from '../../services.ts'
import type { Counters } from './counters.ts'
import { readCursor } from './cursor.ts'
import { type AllFollowed, type Followed, type Listener, openFollowed } from './followed.ts'
import { messageOf, type DoorEvents, type DoorEvent, stateEvent } from './messages.ts'
import { type Asked, findNews, type News, findGone, findStandings } from './store.ts'
import type { DoorState } from '#contract/offline.ts'
import type { Door } from '../../kernel/team.ts'
import { findOccasions } from '../doors/find-occasion.ts'
import { wireState } from './door-standing.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

export type Hub = {
  /** A scan of this list was just decided. */
  wake: (listId: string) => void
  /** Sends everything after the cursor, without a gap; without a cursor everything from now on. */
  listen: (beginning: Beginning) => DoorEvents
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
  const followed = openFollowed()
  const rests = openRests()
  let isRunning = false
  let statesAt = 0
  let isInTrouble = false

  async function run(): Promise<void> {
    isRunning = true
    while (!followed.isEmpty()) {
      const begun = performance.now()
      try {
        await lookForNews(services, followed)
        for (const each of followed.all())
          void recount(services, counters, each).then((isFirst) => isFirst && rests.wake())
        if (begun >= statesAt) {
          statesAt = begun + statesEveryMs
          await lookAtDoors(services, followed)
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
      if (followed.hasList(listId)) rests.wake()
    },
    listen(beginning) {
      const events = addListener(followed, beginning)
      rests.wake()
      if (!isRunning) void run()
      return events
    },
  }
}

type Question = Asked & { of: Followed; listeners: Listener[] }

async function lookForNews(services: Needs<'database'>, followed: AllFollowed): Promise<void> {
  const questions = followed.all().flatMap(questionsOf)
  const found = questions.length === 0 ? [] : await findNews(services.database, questions, mostNews)
  for (const [place, news] of found.entries()) if (news) await tell(questions[place]!, news, services.database.now())
}

/** Followers and newcomers share queries, because many doors may reconnect at once, each with its own cursor. */
function questionsOf(of: Followed): Question[] {
  const { listId, occasionId, position } = of
  // An occasion is queried only after its contacts are counted, so that other lists do not wait for the count.
  if (!of.counted || occasionId === undefined) return []
  const common = { listId, occasionId, of }
  const following = position ? [{ ...common, from: position, isNew: false, listeners: [] }] : []
  const beginning = Map.groupBy(
    [...of.listeners].filter(({ isFollowing }) => !isFollowing),
    ({ since }) => since,
  )
  return [
    ...following,
    ...[...beginning].map(([since, listeners]) => {
      const from = since === undefined ? undefined : readCursor(since)
      return { ...common, from, isNew: true, listeners }
    }),
  ]
}

async function tell({ of, listeners, isNew }: Question, news: News, now: Date): Promise<void> {
  if (isNew || hasNews(news, of)) {
    const message = await messageOf(news, of.counted!, now)
    const hearing = isNew ? listeners : [...of.listeners].filter(({ isFollowing }) => isFollowing)
    for (const listener of hearing) {
      // The listener may have moved to another occasion meanwhile.
      if (!of.listeners.has(listener)) continue
      listener.mailbox.put(message)
      listener.isFollowing = true
    }
    // The counts may have changed between counting and the first query.
    if (!isNew || !of.position) of.isMiscounted = true
  }
  of.position = news.position
  of.salt = news.salt
  of.inside = news.inside
}

/** News of other occasions only move the cursor. */
function hasNews({ isAnew, events, entries, inside }: News, of: Followed): boolean {
  return isAnew || events.length > 0 || entries.length > 0 || inside !== of.inside
}

/** Counts again after changes, as often as the cost allows. True if the figures are known for the first time. */
async function recount(services: Needs<'database' | 'log'>, counters: Counters, of: Followed): Promise<boolean> {
  const { listId, occasionId } = of
  if (occasionId === undefined) return false
  const place = { listId, occasionId }
  if (!of.isMiscounted || (of.counted && !counters.isDue(place))) return false
  of.isMiscounted = false
  const isFirst = of.counted === undefined
  try {
    const now = await counters.of(place)
    const isSame = JSON.stringify(now) === JSON.stringify(of.counted)
    of.counted = now
    if (isSame || !of.position || !of.salt) return isFirst
    const { position, salt, inside } = of
    const nothing = { position, salt, inside, isAnew: false, events: [], entries: [] }
    const message = await messageOf(nothing, now, services.database.now())
    for (const { isFollowing, mailbox } of of.listeners) if (isFollowing) mailbox.put(message)
    return isFirst
  } catch (error) {
    of.isMiscounted = true
    services.log.warn({ err: error, list: listId }, 'the contacts of a list could not be counted')
    return false
  }
}

/** Pauses of a loop that can be interrupted. */
type Rests = {
  always: (ms: number) => Promise<void>
  /** Does not pause if it was woken since the last pause. */
  unlessWoken: (ms: number) => Promise<void>
  wake: () => void
}

function openRests(): Rests {
  const nothing = () => {}
  let isWoken = false
  let end = nothing
  return {
    always: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    unlessWoken(ms) {
      return new Promise((resolve) => {
        end = () => {
          clearTimeout(timer)
          end = nothing
          isWoken = false
          resolve()
        }
        const timer = setTimeout(end, ms)
        if (isWoken) end()
      })
    },
    wake() {
      isWoken = true
      end()
    },
  }
}

/** `chosen`: the occasion of an organiser's door, and `state` the door's state there. */
type Beginning = { door: Door; state: DoorState; chosen: string | undefined; since: string | undefined }

function addListener(followed: AllFollowed, { door, state, chosen, since }: Beginning): Mailbox<DoorEvent> {
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
async function lookAtDoors({ database }: Needs<'database'>, followed: AllFollowed): Promise<void> {
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

// The notices of the signed-in member, for all parts of the page: asked for as long as a part shows them.
import { useSyncExternalStore } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { type Notice, notices as noticesCall, seeNotices } from '#contract/notices.ts'
import { call } from '../../api/call.ts'
import { onTokenDropped } from '../../api/session-token.ts'
import { showToast } from '../../ui/toast-list.ts'
import { isolated } from '#domain/user-text.ts'
import { words } from '../../words/product.ts'

type Feed = AnswerOf<typeof noticesCall> & { isKnown: boolean }

/**
 * Polls often, because a VIP waits at the door for seconds only. With all notices off it polls rarely, because only
 * another device of the member can turn one on.
 */
const askEveryMs = { on: 4000, off: 60_000 }

const nothing: Feed = { notices: [], is_on: false, isKnown: false }

let feed = nothing
let timer: ReturnType<typeof setTimeout> | undefined
let asking: AbortController | undefined
const listeners = new Set<() => void>()

/** The notices that the member wants in the page, newest first. */
export function useNotices(): Feed {
  return useSyncExternalStore(listen, read, read)
}

/** Asks at once: the settings were changed. */
export function refreshNotices(): void {
  if (listeners.size > 0) void ask()
}

/** Marks all notices as seen, here and on the server. */
export async function seeAll(): Promise<void> {
  const news = feed.notices.filter(({ is_new: isNew }) => isNew)
  show({ ...feed, notices: feed.notices.map((each) => ({ ...each, is_new: false })) })
  const lists = Map.groupBy(news, ({ list_id: listId }) => listId)
  await Promise.all(
    [...lists].map(([listId, ofList]) =>
      call(seeNotices, { params: { listId }, body: { upto: Math.max(...ofList.map(({ no }) => no)) } }),
    ),
  ).catch((error: unknown) => console.warn('The notices could not be marked as seen.', error))
}

export const keyOf = ({ list_id: listId, no }: Notice) => `${listId} ${no}`

function listen(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) start()
  return () => {
    listeners.delete(listener)
    // Each screen mounts the bar again. Notices that were already read from the server stay.
    if (listeners.size === 0) stop()
  }
}

const read = () => feed

function show(next: Feed): void {
  feed = next
  for (const listener of listeners) listener()
}

function start(): void {
  document.addEventListener('visibilitychange', askIfSeen)
  schedule(0)
}

function stop(): void {
  document.removeEventListener('visibilitychange', askIfSeen)
  clearTimeout(timer)
  asking?.abort()
}

function askIfSeen(): void {
  if (document.visibilityState === 'visible') void ask()
}

function schedule(ms: number): void {
  clearTimeout(timer)
  if (listeners.size > 0) timer = setTimeout(() => void ask(), ms)
}

async function ask(): Promise<void> {
  asking?.abort()
  const mine = new AbortController()
  asking = mine
  clearTimeout(timer)
  try {
    if (document.visibilityState === 'visible') tell(await call(noticesCall, {}, mine.signal))
  } catch (error) {
    if (!mine.signal.aborted) console.warn('The notices could not be read.', error)
  }
  if (!mine.signal.aborted) schedule(feed.is_on ? askEveryMs.on : askEveryMs.off)
}

/** A message in the corner shows each notice that comes while the page is open. Earlier notices wait in the bar. */
function tell(answer: AnswerOf<typeof noticesCall>): void {
  const known = new Set(feed.notices.map(keyOf))
  const fresh = feed.isKnown ? answer.notices.filter((each) => each.is_new && !known.has(keyOf(each))) : []
  show({ ...answer, isKnown: true })
  for (const each of fresh.toReversed().slice(-3))
    showToast(each.kind === 'vip_arrived' ? 'good' : 'bad', sentenceOf(each))
}

if (typeof document !== 'undefined') onTokenDropped(() => (feed = nothing))

// A notice in words.

/** The notice in one sentence. */
export function sentenceOf({ kind, guest, door, occasion, inside, capacity, field, value }: Notice): string {
  if (kind === 'vip_arrived') return words.notices.vipArrived({ guest: isolated(guest || words.notices.nameless, 80) })
  if (kind === 'nearly_full') return nearlyFull(occasion, inside ?? 0, capacity ?? 0)
  if (kind === 'value_refused')
    return words.notices.valueRefused({
      value: isolated(value || words.notices.emptyValue, 60),
      field: isolated(field ?? '', 20),
    })
  return door === null ? words.notices.silent : words.notices.silentAt({ door: isolated(door, 60) })
}

function nearlyFull(occasion: string, inside: number, capacity: number): string {
  return (inside >= capacity ? words.notices.isFull : words.notices.nearlyFull)({
    occasion: isolated(occasion, 60),
    inside,
    capacity,
  })
}

/** The line below the sentence. */
export function detailOf({ kind, door, occasion, list_name: list, is_over: isOver }: Notice): string {
  const place = occasion === list ? [list] : [occasion, list]
  if (kind === 'value_refused') return [...(isOver ? [] : [words.notices.countedWithout]), list].join(' · ')
  if (kind === 'door_silent') return [isOver ? words.notices.heardAgain : words.notices.goesOn, ...place].join(' · ')
  return [...(kind === 'vip_arrived' && door !== null ? [door] : []), ...place].join(' · ')
}

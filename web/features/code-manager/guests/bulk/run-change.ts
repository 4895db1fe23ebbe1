// Changes many guests call by call, so that doors wait only for a few rows at a time, and progress is real.
import type { changeGuests } from '#contract/guests.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import { guestsAtOnce } from '#contract/limits.ts'

export type Guests = BodyOf<typeof changeGuests>['guests']
export type Matching = Omit<Extract<Guests, { matching: unknown }>['matching'], 'after'>

/** One call for these guests. */
export type Send = (guests: Guests) => Promise<AnswerOf<typeof changeGuests>>

/** `from`: where the rest begins. It is a place in the ids, or the last changed id of the matching guests. */
export type Work = { guests: { ids: readonly string[] } | { matching: Matching }; from: string | undefined }

export type Progress = { changed: number; gone: number; from: string | undefined; isDone: boolean }

/**
 * Continues from `work.from` until all is done or `signal` stops it. If a call throws, the last progress has the rest.
 */
export async function runChange(
  send: Send,
  { guests, from }: Work,
  { onProgress, signal }: { onProgress: (progress: Progress) => void; signal: AbortSignal },
): Promise<void> {
  const progress: Progress = { changed: 0, gone: 0, from, isDone: false }
  while (!progress.isDone && !signal.aborted) {
    const next = 'ids' in guests ? nextIds(guests.ids, progress.from) : nextMatching(guests.matching, progress.from)
    const { changed, gone, next: last } = await send(next.guests)
    progress.changed += changed
    progress.gone += gone
    progress.from = next.from ?? last ?? undefined
    progress.isDone = progress.from === undefined
    onProgress({ ...progress })
  }
}

function nextIds(ids: readonly string[], from: string | undefined): { guests: Guests; from: string | undefined } {
  const begin = Number(from ?? 0)
  const end = begin + guestsAtOnce
  return { guests: { ids: ids.slice(begin, end) }, from: end < ids.length ? String(end) : undefined }
}

function nextMatching(matching: Matching, after: string | undefined): { guests: Guests; from: undefined } {
  return { guests: { matching: { ...matching, ...(after !== undefined && { after }) } }, from: undefined }
}

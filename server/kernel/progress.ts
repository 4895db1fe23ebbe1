// Background work in progress on this node, and its last progress. A queue can be alive, send its heartbeats and still
// do nothing. So only work that begins, advances or ends counts (jobs/watch-progress.ts).
import { AsyncLocalStorage } from 'node:async_hooks'

export type Work = {
  name: string
  movedAt: number
  /** The number of its parts that wait for Mailchimp, because such a wait is not a standstill. */
  waiting: number
}

export type Progress = {
  /** Registers the work until it ends. The work itself reports its progress. */
  during: <T>(name: string, work: () => Promise<T>) => Promise<T>
  underWay: () => readonly Work[]
  /** When work of this name last began, by `performance.now()`; 0 if never. */
  begunAt: (name: string) => number
}

const current = new AsyncLocalStorage<Work>()

export function openProgress(): Progress {
  const works = new Set<Work>()
  const begun = new Map<string, number>()
  return {
    async during(name, work) {
      const mine: Work = { name, movedAt: performance.now(), waiting: 0 }
      works.add(mine)
      begun.set(name, mine.movedAt)
      try {
        return await current.run(mine, work)
      } finally {
        works.delete(mine)
      }
    },
    underWay: () => [...works],
    begunAt: (name) => begun.get(name) ?? 0,
  }
}

/** Reports progress of the larger work that the caller is a part of. */
export function moved(): void {
  const work = current.getStore()
  if (work) work.movedAt = performance.now()
}

/** Marks a wait for Mailchimp: for its answer, or for a slot. */
export async function whileMailchimpDecides<T>(wait: () => Promise<T>): Promise<T> {
  const work = current.getStore()
  if (!work) return wait()
  work.waiting += 1
  try {
    return await wait()
  } finally {
    work.waiting -= 1
    work.movedAt = performance.now()
  }
}

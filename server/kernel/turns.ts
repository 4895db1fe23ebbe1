import { Refusal } from './refusal.ts'

/**
 * The waiting caller: `one` has a share, such as a list, a network or an organiser; `within` takes turns inside that
 * share, such as a link.
 */
export type Caller = {
  one: string
  within?: string | undefined
  /** True if the caller no longer waits for the answer. */
  isGone?: (() => boolean) | undefined
}

export type InTurn = <T>(caller: Caller, work: () => Promise<T>) => Promise<T>

type Places = {
  atOnce: number
  /** The most places that one caller may have, however many are free. */
  atOnceOfOne?: number
  /** The limit of waiting callers. One caller may take a quarter of it. */
  mostWaiting?: number
  /** The time that one caller may use. Above it that caller pauses, and others do not. */
  budget?: Budget
}

/**
 * Limits the number of simultaneous runs. A free place goes to each waiting caller in turn, and within a caller to each
 * group in turn. So a caller with a thousand calls delays another by one turn. Callers that disconnected are dropped.
 */
export function openTurns({ atOnce, atOnceOfOne = atOnce, mostWaiting = Infinity, budget }: Places): InTurn {
  const restAfter = budget && openBudgets(budget)
  const running = new Map<string, number>()
  const waiting = openWaiting(mostWaiting)
  let taken = 0

  const runningOf = (one: string) => running.get(one) ?? 0
  const hasPlace = (one: string) => taken < atOnce && runningOf(one) < atOnceOfOne

  function count(one: string, by: 1 | -1): void {
    if (runningOf(one) + by === 0) running.delete(one)
    else running.set(one, runningOf(one) + by)
  }

  function start(one: string): void {
    taken += 1
    count(one, 1)
  }

  function startNext(): void {
    for (let next = waiting.take(hasPlace); next; next = waiting.take(hasPlace)) {
      start(next.one)
      next.start()
    }
  }

  function end(one: string, tookMs: number): void {
    taken -= 1
    const restMs = restAfter?.(one, tookMs) ?? 0
    if (restMs > 0) setTimeout(endRest, restMs, one).unref()
    else count(one, -1)
    // The place passes straight on, so that newcomers cannot overtake.
    startNext()
  }

  function endRest(one: string): void {
    count(one, -1)
    startNext()
  }

  return async (caller, work) => {
    if (hasPlace(caller.one)) start(caller.one)
    else await waiting.wait(caller)
    const begun = performance.now()
    try {
      return await work()
    } finally {
      end(caller.one, performance.now() - begun)
    }
  }
}

type Waiting = { one: string; start: () => void; drop: () => void; isGone: () => boolean }

/** The waiting callers of one share by group, in the order of their turns. */
type Line = Map<string, Waiting[]>

function openWaiting(most: number) {
  const lines = new Map<string, Line>()
  const lengthOf = (line: Line | undefined) => sum([...(line?.values() ?? [])].map(({ length }) => length))
  let length = 0

  const isFull = (one: string) => length >= most || (most < Infinity && lengthOf(lines.get(one)) >= Math.ceil(most / 4))

  function dropGone(): void {
    for (const [one, line] of lines) {
      for (const [name, group] of line) {
        const { gone = [], there = [] } = Object.groupBy(group, ({ isGone }) => (isGone() ? 'gone' : 'there'))
        if (there.length === 0) line.delete(name)
        else line.set(name, there)
        length -= gone.length
        for (const { drop } of gone) drop()
      }
      if (line.size === 0) lines.delete(one)
    }
  }

  /** The first of the next group in turn; the group moves behind the others. */
  function shiftFrom(line: Line): Waiting {
    const [name, group] = line.entries().next().value!
    const next = group.shift()!
    length -= 1
    line.delete(name)
    if (group.length > 0) line.set(name, group)
    return next
  }

  return {
    wait({ one, within = '', isGone = () => false }: Caller): Promise<void> {
      if (isFull(one)) dropGone()
      if (isFull(one)) throw busy()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const line = lines.get(one) ?? new Map<string, Waiting[]>()
      lines.set(one, line)
      const group = line.get(within) ?? []
      line.set(within, group)
      group.push({ one, start: resolve, drop: () => reject(busy()), isGone })
      length += 1
      return promise
    },
    /** The next waiting call that may run and is still connected. Its caller moves behind the others. */
    take(hasPlace: (one: string) => boolean): Waiting | undefined {
      for (const [one, line] of lines) {
        while (line.size > 0 && hasPlace(one)) {
          const next = shiftFrom(line)
          lines.delete(one)
          if (line.size > 0) lines.set(one, line)
          if (!next.isGone()) return next
          next.drop()
        }
      }
      return undefined
    },
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The caller may repeat the call, because nothing was done. */
export function busy(): Refusal {
  return new Refusal('unavailable', 'turns_taken')
}

/** `share` of the time, from 0 to 1; `burstMs` of work at once after an idle period. */
type Budget = { share: number; burstMs: number }

type Spent = { ms: number; at: number }

const mostKept = 2000

/** Counts the time that each caller spends. Returns the milliseconds that it must pause now. */
export function openBudgets(
  { share, burstMs }: Budget,
  now: () => number = () => performance.now(),
): (one: string, tookMs: number) => number {
  const spent = new Map<string, Spent>()

  const left = ({ ms, at }: Spent) => Math.max(0, ms - share * (now() - at))

  function forgetIdle(): void {
    for (const [one, its] of spent) if (left(its) === 0) spent.delete(one)
  }

  return (one, tookMs) => {
    const before = spent.get(one)
    const ms = (before ? left(before) : 0) + tookMs
    spent.set(one, { ms, at: now() })
    if (spent.size > mostKept) forgetIdle()
    return Math.max(0, (ms - burstMs) / share)
  }
}

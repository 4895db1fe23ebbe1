// What work waits for. Each resource counts the time that it was used, from a time on.
import { openFifo } from './fifo.ts'
import type { Time } from './time.ts'

/** An operating system lets another process have the core after about this long. */
const sliceMs = 3

export type Used = {
  /** Forgets what was used so far. */
  countAnew: () => void
  /** The share of the capacity that was used since then, from 0 to 1. */
  share: () => number
}

export type Processors = Used & { use: (ms: number, then: () => void) => void }

/** Cores that all runnable work shares in slices. */
export function openProcessors(time: Time, cores: number): Processors {
  const waiting = openFifo<{ left: number; done: () => void }>()
  const meter = openMeter(time, cores)
  let running = 0

  function start(): void {
    while (running < cores) {
      const next = waiting.take()
      if (!next) return
      running += 1
      meter.count(1)
      const slice = Math.min(sliceMs, next.left)
      time.in(slice, () => {
        running -= 1
        meter.count(-1)
        next.left -= slice
        if (next.left > 1e-9) waiting.add(next)
        else next.done()
        start()
      })
    }
  }

  return {
    ...meter.used,
    use(ms, then) {
      waiting.add({ left: ms, done: then })
      start()
    },
  }
}

export type Places = Used & { take: (then: () => void) => void; giveBack: () => void }

/** Connections, a lock, or a thread: a place is taken until it is given back, in the order of asking. */
export function openPlaces(time: Time, count: number): Places {
  const waiting = openFifo<() => void>()
  const meter = openMeter(time, count)
  let taken = 0
  return {
    ...meter.used,
    take(then) {
      if (taken === count) return waiting.add(then)
      taken += 1
      meter.count(1)
      then()
    },
    giveBack() {
      const next = waiting.take()
      if (next) return next()
      taken -= 1
      meter.count(-1)
    },
  }
}

export type Commits = Used & { commit: (then: () => void) => void }

/** The disk writes one piece of log at a time. All commits that wait meanwhile share the next one. */
export function openCommits(time: Time, flushMs: number, standbyMs: number): Commits {
  const meter = openMeter(time, 1)
  let waiting: (() => void)[] = []
  let isWriting = false

  function write(): void {
    if (isWriting || waiting.length === 0) return
    const group = waiting
    waiting = []
    isWriting = true
    meter.count(1)
    time.in(flushMs, () => {
      isWriting = false
      meter.count(-1)
      // The standby's answer is awaited without keeping the disk.
      time.in(standbyMs, () => {
        for (const then of group) then()
      })
      write()
    })
  }

  return {
    ...meter.used,
    commit(then) {
      waiting.push(then)
      write()
    },
  }
}

function openMeter(time: Time, capacity: number) {
  let since = time.now()
  let changed = since
  let used = 0
  let taken = 0
  const settle = () => {
    used += taken * (time.now() - changed)
    changed = time.now()
  }
  return {
    count(change: number): void {
      settle()
      taken += change
      if (taken > capacity) throw new Error(`${taken} of ${capacity} are used.`)
    },
    used: {
      countAnew(): void {
        settle()
        used = 0
        since = time.now()
      },
      share(): number {
        settle()
        return time.now() === since ? 0 : used / (capacity * (time.now() - since))
      },
    },
  }
}

// A stuck worker makes its node unready until it makes progress again (decision 41).
import type { AskDepths } from '../kernel/depths.ts'
import type { Room } from '../database/watch-room.ts'
import type { Progress } from '../kernel/progress.ts'
import { type Patience, usualPatience, whyStuck } from './why-stuck.ts'

export type Watchdog = {
  /** Why the node is unready; undefined if it works. */
  why: () => string | undefined
  stop: () => Promise<void>
}

/** The watchdog of a node without background work. */
export const nothingToWatch: Watchdog = { why: () => undefined, stop: () => Promise.resolve() }

/** Why a node cannot work now; undefined if it can. */
export async function whyNotReady(
  watchdog: Pick<Watchdog, 'why'>,
  { database }: { database: { isUp: () => Promise<boolean> } },
): Promise<string | undefined> {
  return watchdog.why() ?? ((await database.isUp()) ? undefined : 'the database commits nothing in time')
}

type Log = { error: (about: object, message: string) => void; warn: (about: object, message: string) => void }

export type Watched = {
  progress: Progress
  /** The disk: background work pauses while it is full. */
  room: Room
  jobs: readonly { name: string; atOnce: number }[]
  askDepths: AskDepths
  log: Log
  patience?: Patience | undefined
}

const lookEveryMs = 1000
const looksRemembered = 30
/** The figures count all waiting work, so they are queried less often. */
const askEvery = 10

export function watchProgress({ progress, room, jobs, askDepths, log, patience = usualPatience }: Watched): Watchdog {
  let since = performance.now()
  const lateness: number[] = []
  let lookedAt = since
  let looks = 0
  let depths: Awaited<ReturnType<AskDepths>>
  let why: string | undefined
  let asking = Promise.resolve()

  function look(): void {
    const now = performance.now()
    lateness.push(Math.max(0, now - lookedAt - lookEveryMs))
    if (lateness.length > looksRemembered) lateness.shift()
    lookedAt = now
    if (room.isLow()) since = now
    if (looks++ % askEvery === 0) asking = askDepths().then((found) => void (depths = found))
    const lateMs = lateness.reduce((sum, ms) => sum + ms, 0)
    const works = progress.underWay()
    const seen = { now, since, works, begunAt: progress.begunAt, jobs, depths, lateMs }
    judge(whyStuck(seen, patience))
  }

  function judge(found: string | undefined): void {
    if (found && !why) log.error({ why: found }, 'work in the background stands still: this node is not ready')
    if (!found && why) log.warn({ was: why }, 'work in the background moves again')
    why = found
  }

  const watching = setInterval(look, lookEveryMs)
  watching.unref()
  return {
    why: () => why,
    async stop() {
      clearInterval(watching)
      await asking
    },
  }
}

// Wakes queues that sleep. A transaction that makes work tells all nodes, by NOTIFY (announce_work). A notice may be
// lost: its connection breaks, a pooler does not pass it on, or work is due by the clock. So one statement every two
// seconds also asks about all queues. It runs on the connection that listens, and so finds that one broken.
import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { workerRole } from '../database/names.ts'
import { type Address, type AllTeams, openPool } from '../database/open.ts'
import type { Progress } from '../kernel/progress.ts'

/** Resolves once the queue is woken, also if that was after the last call; at the latest after `longestMs`, or when the server stops. */
export type IsWoken = (stopping: AbortSignal, longestMs?: number) => Promise<void>

/** A part of the common statement: the names of queues with work, and in how many milliseconds each is due. */
type Look = () => RawBuilder<unknown>

export type Wakes = {
  of: (queue: string) => IsWoken
  /** Calls this whenever the queue is to be woken. */
  on: (queue: string, wake: () => void) => void
  /** Adds to the statement that asks about all queues. The first call connects. */
  lookBy: (look: Look) => void
  close: () => Promise<void>
}

/** The channel that the function announce_work names. */
const channel = 'listpass_work'

/** How far ahead a look also finds work; such work wakes its queue at its time. */
export const lookEveryMs = 2000

/** While no connection can listen, queues are woken after each try, so that they look for themselves. */
const tryAgainMs = { first: 200, longest: 5000 }

/** A queue without work looks no more often than this, however often it is woken. */
const leastPauseMs = 100

type Log = { warn: (about: object, message: string) => void }

export function openWakes(address: Address, allTeams: AllTeams, log: Log, progress: Progress): Wakes {
  const stopping = new AbortController()
  const listeners = new Map<string, (() => void)[]>()
  const looks: Look[] = []
  const timers = new Set<NodeJS.Timeout>()
  let round: Promise<void> | undefined
  // A fault of the connection fails the statement that runs on it, or wakes the round below.
  const pool = openPool(address, 1, () => {}, { idleMs: 0, role: workerRole })

  /** An empty name stands for every queue. */
  function wake(queue: string): void {
    const called = queue === '' ? [...listeners.values()].flat() : (listeners.get(queue) ?? [])
    for (const each of called) each()
  }

  async function lookAtAll(client: PoolClient): Promise<void> {
    const all = sql<{ queue: string; inMs: number }>`
      select queue, in_ms as "inMs" from (${sql.join(
        looks.map((look) => look()),
        sql` union all `,
      )}) l (queue, in_ms)`.compile(allTeams)
    // While this look hangs, nothing wakes the queues, so the watchdog must see it.
    const { rows } = await progress.during('looking for work', () =>
      client.query<{ queue: string; inMs: number }>(all.sql, [...all.parameters]),
    )
    for (const { queue, inMs } of rows) {
      if (inMs <= 0) wake(queue)
      else wakeLater(queue, inMs)
    }
  }

  function wakeLater(queue: string, inMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      wake(queue)
    }, inMs)
    timers.add(timer)
  }

  function on(queue: string, called: () => void): void {
    listeners.set(queue, [...(listeners.get(queue) ?? []), called])
  }

  return {
    on,
    of(queue) {
      const { call, isWoken } = openSleep()
      on(queue, call)
      return isWoken
    },
    lookBy(look) {
      looks.push(look)
      round ??= keepListening({ pool, stopping: stopping.signal, wake, look: lookAtAll, log })
    },
    async close() {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      await round
      await pool.end()
    },
  }
}

/** The sleep of one queue. A call during its work ends the next sleep at once. */
function openSleep(): { call: () => void; isWoken: IsWoken } {
  let isCalled = false
  let end = () => {}
  return {
    call() {
      isCalled = true
      end()
    },
    async isWoken(stopped, longestMs) {
      await pause(leastPauseMs, undefined, { signal: stopped }).catch(() => {})
      if (!isCalled && !stopped.aborted) {
        const woken = Promise.withResolvers<void>()
        end = woken.resolve
        const timer = longestMs === undefined ? undefined : setTimeout(end, longestMs)
        stopped.addEventListener('abort', end, { once: true })
        await woken.promise
        clearTimeout(timer)
        stopped.removeEventListener('abort', end)
      }
      isCalled = false
    },
  }
}

type Ear = {
  pool: Pool
  stopping: AbortSignal
  wake: (queue: string) => void
  look: (client: PoolClient) => Promise<void>
  log: Log
}

/** Listens, and connects again whenever the connection breaks. */
async function keepListening(ear: Ear): Promise<void> {
  const { stopping, wake, log } = ear
  let pauseMs = tryAgainMs.first
  while (!stopping.aborted) {
    await listen(ear, () => (pauseMs = tryAgainMs.first)).catch((error: unknown) => {
      if (!stopping.aborted) log.warn({ err: error, againInMs: pauseMs }, 'no notice of new work is heard')
    })
    await pause(pauseMs, undefined, { signal: stopping }).catch(() => {})
    pauseMs = Math.min(pauseMs * 2, tryAgainMs.longest)
    wake('')
  }
}

/** Listens until the connection breaks. */
async function listen({ pool, stopping, wake, look }: Ear, onListening: () => void): Promise<never> {
  const client = await pool.connect()
  const lost = new AbortController()
  const end = () => lost.abort()
  client.on('end', end)
  client.on('notification', ({ payload = '' }) => wake(payload))
  try {
    await client.query(`listen ${channel}`)
    // Notices of the time before are lost.
    wake('')
    onListening()
    const either = AbortSignal.any([stopping, lost.signal])
    for (;;) {
      await pause(lookEveryMs, undefined, { signal: either })
      await look(client)
    }
  } finally {
    client.off('end', end)
    client.release(true)
  }
}

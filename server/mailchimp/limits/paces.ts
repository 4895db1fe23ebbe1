// The present limits of a Mailchimp login, shared by all nodes through the database. They are rarely queried while a
// login has no trouble.
import type { Database } from '../../database/open.ts'
import { slotsPerLogin } from './slots.ts'
import {
  mayCall,
  noteAnswer,
  noteFailure,
  noteRows,
  noteRowsFailed,
  type Rows,
  rowsPerCall,
  slowDown,
} from './store.ts'

/** This many failed calls in a row mean that Mailchimp is down for a login. */
export const failuresToOpen = 5

/** After this time, a node reads the other nodes' results again. */
const trustForMs = 2000

/** Calls with fewer rows are not made smaller, because their failures have another reason. */
const leastRows = 50

const bounds = { slots: slotsPerLogin, failuresToOpen }

type Leave = { waitMs: number; isDown: boolean }

export type Paces = {
  /**
   * How long background work should pause for the login. While the login is down, a single caller may still try from
   * time to time.
   */
  ask: (login: string) => Promise<Leave>
  /** How many rows a call may have now, if the caller wants this many. */
  rowsPerCall: (login: string, wanted: Rows) => Promise<number>
  /** Records that a call with this many rows succeeded. */
  worked: (login: string, rows: Rows) => Promise<void>
  /** Records that Mailchimp answered, with any status. */
  answered: (login: string) => Promise<void>
  /** Records a call without an answer, or with a 5xx. True if a call with this many rows should shrink. */
  failed: (login: string, rows?: Rows) => Promise<boolean>
  /**
   * Records too many calls: halves the slots for background work, and pauses it for as long as Mailchimp asks. `began`
   * is of performance.now(): calls that were refused together halve once.
   */
  throttled: (login: string, call: { began: number; restMs: number }) => Promise<void>
}

export function openPaces(database: Database): Paces {
  const trustedUntil = new Map<string, number>()
  const inTrouble = new Set<string>()
  const haveSizes = new Set<string>()
  const slow = slowing(database)

  /** If a report is lost because the database is unreachable, the next call reports again. */
  async function report(key: string, note: () => Promise<void>): Promise<void> {
    trustedUntil.delete(key)
    await note().catch(() => {})
  }

  return {
    async ask(login) {
      const now = performance.now()
      if ((trustedUntil.get(login) ?? 0) > now) return { waitMs: 0, isDown: false }
      const { waitMs, failures } = await mayCall(database, login, failuresToOpen)
      if (failures > 0) inTrouble.add(login)
      else if (waitMs === 0) remember(trustedUntil, login, now + trustForMs)
      return { waitMs, isDown: failures >= failuresToOpen }
    },

    async rowsPerCall(login, wanted) {
      const { kind, count, most } = wanted
      const key = `${kind} ${login}`
      const now = performance.now()
      if ((trustedUntil.get(key) ?? 0) > now) return Math.min(count, most)
      const { size, isKnown } = await rowsPerCall(database, login, wanted)
      if (isKnown) haveSizes.add(key)
      else remember(trustedUntil, key, now + trustForMs)
      return Math.min(count, size)
    },

    async worked(login, rows) {
      const { kind, count, most } = rows
      const key = `${kind} ${login}`
      if (!haveSizes.has(key)) return
      if (count >= most) haveSizes.delete(key)
      await report(key, () => noteRows(database, login, rows))
    },

    async answered(login) {
      if (inTrouble.delete(login)) await report(login, () => noteAnswer(database, login))
    },

    async failed(login, rows) {
      inTrouble.add(login)
      if (!rows) {
        await report(login, () => noteFailure(database, login, bounds))
        return false
      }
      const { kind, count } = rows
      haveSizes.add(`${kind} ${login}`)
      for (const key of [login, `${kind} ${login}`]) trustedUntil.delete(key)
      const noted = noteRowsFailed(database, login, { ...rows, least: leastRows }, bounds)
      return noted.then(
        (size) => size < count,
        () => false,
      )
    },

    throttled: (login, call) => report(login, () => slow(login, call)),
  }
}

/** Halves a login's slots once for calls that were refused together. */
function slowing(database: Database): Paces['throttled'] {
  const halvedAt = new Map<string, number>()
  return async (login, { began, restMs }) => {
    const now = performance.now()
    const isCounted = began < (halvedAt.get(login) ?? -Infinity)
    if (!isCounted) remember(halvedAt, login, now)
    const beganMsAgo = isCounted ? undefined : now - began
    await slowDown(database, login, { slots: slotsPerLogin, beganMsAgo, restMs })
  }
}

const loginsRemembered = 10_000

function remember(trustedUntil: Map<string, number>, login: string, until: number): void {
  if (trustedUntil.size >= loginsRemembered) trustedUntil.clear()
  trustedUntil.set(login, until)
}

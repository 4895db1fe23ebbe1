// How hard a Mailchimp login may be asked at the moment, told to all nodes through the database. While a login is well,
// that is asked for now and then only.
import { sql } from 'kysely'
import type { Database } from './open.ts'
import { slotsPerLogin } from './slots.ts'

/** So many calls in a row that came to nothing mean that Mailchimp is down for a login. */
export const failuresToOpen = 5

/** What other nodes have met with is known here after this time. */
const trustForMs = 2000

type Leave = { waitMs: number; isDown: boolean }

export type Paces = {
  /** How long work should leave the login alone. While it is down, one caller now and then may try all the same. */
  ask: (login: string) => Promise<Leave>
  /** Mailchimp answered, whatever it said. */
  answered: (login: string) => Promise<void>
  /** No answer, or one that says that Mailchimp is out of order. */
  failed: (login: string) => Promise<void>
  /** Too many calls: half as many from now on, and none of work for as long as Mailchimp asks. */
  throttled: (login: string, call: { beganMsAgo: number; restMs: number }) => Promise<void>
}

export function openPaces(database: Database): Paces {
  const trustedUntil = new Map<string, number>()
  const inTrouble = new Set<string>()

  /** A report that is lost, because the database is away, is made again by the next call. */
  async function report(login: string, statement: ReturnType<typeof sql>): Promise<void> {
    trustedUntil.delete(login)
    await statement.execute(database.open).catch(() => {})
  }

  return {
    async ask(login) {
      const now = Date.now()
      if ((trustedUntil.get(login) ?? 0) > now) return { waitMs: 0, isDown: false }
      const { rows } = await sql<{ wait_ms: number; failures: number }>`
        select wait_ms, failures from may_call(${login}, ${failuresToOpen})`.execute(database.open)
      const { wait_ms: waitMs, failures } = rows[0]!
      if (failures > 0) inTrouble.add(login)
      else if (waitMs === 0) trust(trustedUntil, login, now + trustForMs)
      return { waitMs, isDown: failures >= failuresToOpen }
    },

    async answered(login) {
      if (inTrouble.delete(login)) await report(login, sql`select note_answer(${login})`)
    },

    async failed(login) {
      inTrouble.add(login)
      await report(login, sql`select note_failure(${login}, ${slotsPerLogin}, ${failuresToOpen})`)
    },

    throttled: (login, { beganMsAgo, restMs }) =>
      report(login, sql`select slow_down(${login}, ${slotsPerLogin}, ${beganMsAgo / 1000}, ${restMs / 1000})`),
  }
}

const loginsRemembered = 10_000

function trust(trustedUntil: Map<string, number>, login: string, until: number): void {
  if (trustedUntil.size >= loginsRemembered) trustedUntil.clear()
  trustedUntil.set(login, until)
}

// An organiser's authenticator app, for tests.
import { type Kysely, sql } from 'kysely'
import { beginTotp, confirmTotp } from '#contract/second-factor.ts'
import type { Tables } from '../database/tables.ts'
import { totpOf } from '../features/auth/second-factor/totp.ts'
import type { Calls } from './calls.ts'
import { password } from './samples.ts'

export type App = { secret: string; recoveryCodes: string[] }

/**
 * Turns the second factor on, with the code of the previous step, which is still valid, so the present one stays
 * unused.
 */
export async function addApp(node: Calls, token: string, itsPassword = password): Promise<App> {
  const { secret, setup } = await node.call(beginTotp, { token, body: { password: itsPassword } })
  const confirm = () => node.call(confirmTotp, { token, body: { setup, code: codeOf({ secret }, -1) } })
  // If another 30 seconds begin between making and checking the code, it is too old, and the next one is used.
  const { recovery_codes: recoveryCodes } = await confirm().catch(confirm)
  return { secret, recoveryCodes }
}

/** Allows recently used codes again, as if time had passed. */
export async function forgetSteps(owner: Kysely<Tables>, personId: string): Promise<void> {
  await sql`update totp_secrets set last_step = 0 where person_id = ${personId}`.execute(owner)
}

// The codes of an authenticator app, for tests and stories.

/** The app's present code, or the code some steps of 30 seconds later. */
export function codeOf({ secret }: Pick<App, 'secret'>, steps = 0): string {
  return totpOf(secret).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Six digits that are wrong now and for the next minutes. */
export function wrongCodeOf(app: Pick<App, 'secret'>): string {
  const right = new Set([-2, -1, 0, 1, 2, 3, 4, 5, 6].map((steps) => codeOf(app, steps)))
  for (let number = 0; ; number++) {
    const code = String(number).padStart(6, '0')
    if (!right.has(code)) return code
  }
}

// An organiser's authenticator app, for tests.
import { type Kysely, sql } from 'kysely'
import { beginTotp, confirmTotp } from '#contract/second-factor.ts'
import type { Tables } from '../database/tables.ts'
import type { Calls } from './calls.ts'
import { password } from './factories.ts'
import { codeOf } from './totp-codes.ts'

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

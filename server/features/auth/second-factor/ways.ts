import type { SecondWay } from '#contract/auth.ts'
import type { Tx } from '../../../database/open.ts'
import * as store from './store.ts'

/** The person's second steps after the password. None: the password signs in. */
export async function waysOf(tx: Tx, personId: string): Promise<SecondWay[]> {
  if (!(await store.findTotp(tx, personId))) return []
  return (await store.countRecoveryCodes(tx, personId)) > 0 ? ['totp', 'recovery'] : ['totp']
}

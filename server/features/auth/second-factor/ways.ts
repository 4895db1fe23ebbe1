import type { SecondWay } from '#contract/auth.ts'
import type { Tx } from '../../../database/open.ts'
import type { Needs } from '../../../services.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import { hasPasskeyFor } from '../passkeys/store.ts'
import * as store from './store.ts'

/**
 * The second steps after the password of the acting person; none when the password alone signs in. If a passkey is the
 * only second step, it is asked for only where a team requires one. Otherwise a lost device would lock its owner out.
 */
export async function waysOf({ publicUrl }: Needs<'publicUrl'>, tx: Tx, personId: string): Promise<SecondWay[]> {
  const passkey: SecondWay[] = (await hasPasskeyFor(tx, relyingPartyOf(publicUrl).id)) ? ['passkey'] : []
  if (await store.findTotp(tx, personId)) {
    return (await store.countRecoveryCodes(tx, personId)) > 0 ? ['totp', 'recovery', ...passkey] : ['totp', ...passkey]
  }
  return passkey.length > 0 && (await store.needsSecondStep(tx)) ? passkey : []
}

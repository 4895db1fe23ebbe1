// The ways into an account beside the password and the authenticator app. A reset ends them, because whoever was in the account
// may have left one behind.
import type { Tx } from '../../../database/open.ts'
import type { Needs } from '../../../services.ts'
import { hasIdentity, removeIdentities } from '../oidc/store.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import * as passkeys from '../passkeys/store.ts'
import { waysOf } from '../second-factor/ways.ts'

export type WaysIn = { passkeys: number; isLinked: boolean }

/** Those that a person wants to keep, because they recognise them. */
export type Kept = { passkeyIds: readonly string[]; isLink: boolean }

/** Of the acting person. A passkey that needs the password is none. */
export async function findWaysIn(tx: Tx): Promise<WaysIn> {
  const found = await passkeys.findPasskeys(tx)
  return { passkeys: found.filter((each) => !each.needs_password).length, isLinked: await hasIdentity(tx) }
}

/**
 * Ends all ways in but the kept ones, and returns how many it ended. A mailbox must not be enough where the person needs a
 * second step: passkeys that are this step stay for it, and alone they open nothing.
 */
export async function endWaysIn(services: Needs<'publicUrl'>, tx: Tx, personId: string, kept: Kept): Promise<WaysIn> {
  const steps = await waysOf(services, tx, personId)
  const found = await passkeys.findPasskeys(tx)
  const isKept = ({ id }: { id: string }) => kept.passkeyIds.includes(id)
  const ending = found.filter((each) => !isKept(each))
  const host = relyingPartyOf(services.publicUrl).id
  const isStep =
    steps.includes('passkey') && !steps.includes('totp') && !found.some((each) => isKept(each) && each.rp_id === host)
  const ids = ending.map(({ id }) => id)
  if (ids.length > 0) await (isStep ? passkeys.restPasskeys(tx, ids) : passkeys.removeSome(tx, ids))
  const isUnlinked = !kept.isLink && (await removeIdentities(tx, personId))
  return { passkeys: ending.filter((each) => !each.needs_password).length, isLinked: isUnlinked }
}

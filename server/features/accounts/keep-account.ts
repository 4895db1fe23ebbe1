import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '../../database/open.ts'
import * as store from './store.ts'
import { keepRecord } from '../audit/keep-record.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'

/** The credential and the identity of an account. The identity is the same for every way of connecting. */
export type Access = {
  token: string
  dataCentre: string
  identity: { mailchimpId: string; loginId: string; name: string | undefined }
}

/** The place that an encrypted credential is bound to; it cannot be decrypted for another place. */
export function credentialPlace(accountId: string) {
  return { table: 'accounts', column: 'credential', row: accountId }
}

/**
 * Stores each Mailchimp account once per organiser. An existing one gets the new credential, and its work continues.
 * With `renews: false` it stays unchanged and the result is undefined.
 */
export async function keepAccount(
  services: Needs<'database' | 'keys'>,
  team: Team,
  { accountName, access, renews }: { accountName: string; access: Access; renews: 'always' | 'when it needs it' },
): Promise<string | undefined> {
  const { token, dataCentre, identity } = access
  const credentialOf = (id: string) => ({
    id,
    displayName: identity.name ?? null,
    credential: services.keys.seal(token, credentialPlace(id)),
    serverPrefix: dataCentre,
    loginKey: `${identity.mailchimpId}:${identity.loginId}`,
  })
  return services.database.as({ team: team.id }, async (tx) => {
    const account = { ...credentialOf(randomUUIDv7()), accountName, mailchimpId: identity.mailchimpId }
    if (await store.addAccount(tx, team.id, account)) {
      await keepRecord(tx, team, 'account_added', { details: { account: account.id, name: accountName } })
      return account.id
    }
    const present = await store.findByMailchimpId(tx, team.id, identity.mailchimpId)
    if (!present || (renews === 'when it needs it' && !present.reconnectSince)) return undefined
    await store.renewAccount(tx, team.id, credentialOf(present.id))
    await keepRecord(tx, team, 'account_reconnected', { details: { account: present.id } })
    return present.id
  })
}

/** Keeps how the lists of this account could be read. */
export function keepReading(tx: Tx, team: Team, accountId: string, reading: store.ListsReading): Promise<void> {
  return store.setListsReading(tx, team.id, accountId, reading)
}

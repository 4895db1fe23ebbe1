import { credentialPlace } from './keep-account.ts'
import * as store from './store.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Login, Waits } from '../../mailchimp/login.ts'
import type { SealedColumn } from '../../secrets/sealed-column.ts'
import type { Needs } from '../../services.ts'

/**
 * Runs work at Mailchimp with an account of this team. If Mailchimp rejects the credential, marks the account and
 * throws. Background work then stops trying. A person's call still tries, and clears the mark when it succeeds.
 */
export async function withAccount<T>(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  account: { id: string; teamId: string },
  waits: Waits,
  work: (login: Login) => Promise<T>,
): Promise<T> {
  const stored = await store.findAccount(services.database, account.teamId, account.id)
  if (!stored) throw new Refusal('not_found', 'account_not_connected')
  if ((waits === 'worker' || waits === 'last') && stored.reconnectSince) throw new MailchimpTrouble('unauthorized')
  return workWith(services, stored, account.teamId, waits, work)
}

/** Asks Mailchimp again whether it accepts a marked account's credential, and clears the mark if it does. */
export async function lookAtAccount(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  account: { id: string; teamId: string },
): Promise<void> {
  const stored = await store.findAccount(services.database, account.teamId, account.id)
  if (!stored?.reconnectSince) return
  await workWith(services, stored, account.teamId, 'worker', async (login) => {
    if (!(await login.isAccepted())) throw new MailchimpTrouble('unauthorized')
  })
}

async function workWith<T>(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  stored: store.StoredAccount,
  teamId: string,
  waits: Waits,
  work: (login: Login) => Promise<T>,
): Promise<T> {
  const token = openCredential(services, stored)
  const login = services.openLogin({ token, dataCentre: stored.serverPrefix, loginKey: stored.loginKey }, waits)
  try {
    const result = await work(login)
    if (stored.reconnectSince) await store.clearReconnect(services.database, teamId, stored.id)
    return result
  } catch (error) {
    if (error instanceof MailchimpTrouble && error.kind === 'unauthorized') {
      await store.markReconnect(services.database, teamId, stored)
    }
    throw error
  }
}

function openCredential({ keys }: Needs<'keys'>, { id, credential }: store.StoredAccount): string {
  try {
    return keys.open(credential, credentialPlace(id))
  } catch (error) {
    throw new Refusal('conflict', 'credential_not_opened', { cause: error })
  }
}

export const sealedCredentials: SealedColumn = {
  table: 'accounts',
  column: 'credential',
  what: 'the credentials of Mailchimp accounts',
  giveUp: `update accounts set credential = '', reconnect_since = coalesce(reconnect_since, now())`,
}

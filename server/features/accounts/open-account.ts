import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import type { Login } from '../../mailchimp/login.ts'
import { credentialPlace } from './connect-account.ts'
import * as store from './store.ts'

/**
 * Lets work be done at Mailchimp with an account of this person. When Mailchimp no longer accepts the credential, the
 * account is marked, and the trouble goes on to the caller.
 */
export async function withAccount<T>(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  account: { id: string; ownerId: string },
  waits: 'person' | 'worker',
  work: (login: Login) => Promise<T>,
): Promise<T> {
  const stored = await store.findAccount(services.database, account.ownerId, account.id)
  if (!stored) throw new Refusal('not_found', 'This account is no longer connected.')
  const token = services.keys.open(stored.credential, credentialPlace(account.id))
  const login = services.openLogin({ token, dataCentre: stored.serverPrefix, loginKey: stored.loginKey }, waits)
  try {
    const result = await work(login)
    if (stored.reconnectSince) await store.clearReconnect(services.database, account.ownerId, account.id)
    return result
  } catch (error) {
    if (error instanceof MailchimpTrouble && error.kind === 'unauthorized') {
      await store.markReconnect(services.database, account.ownerId, account.id)
    }
    throw error
  }
}

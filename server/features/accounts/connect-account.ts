import { createHash, randomUUIDv7 } from 'node:crypto'
import { dataCentreOf } from '../../mailchimp/login.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import * as store from './store.ts'

/** Connects a Mailchimp account by API key, which is tried before it is kept. */
export async function connectAccount(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  person: Person,
  { accountName, apiKey }: { accountName: string; apiKey: string },
): Promise<string> {
  const dataCentre = dataCentreOf(apiKey)
  const found = await whoseKey(services, apiKey, dataCentre)
  const id = randomUUIDv7()
  const account = {
    id,
    accountName,
    displayName: found.name ?? null,
    credential: services.keys.seal(apiKey, credentialPlace(id)),
    serverPrefix: dataCentre,
    mailchimpId: found.mailchimpId,
    loginKey: `${found.mailchimpId}:${found.loginId}`,
  }
  const isNew = await services.database.as({ person: person.id }, async (tx) => {
    const added = await store.addAccount(tx, person.id, account)
    if (added) await keepRecord(tx, person, 'account_added', { details: { account: id, name: accountName } })
    return added
  })
  if (!isNew) throw wrongKey('This Mailchimp account is connected already.')
  return id
}

export function credentialPlace(accountId: string) {
  return { table: 'accounts', column: 'credential', row: accountId }
}

/** Before the answer, nobody knows whose login it is: the key stands in for it, so that tries of one key wait in line. */
async function whoseKey(services: Needs<'openLogin'>, apiKey: string, dataCentre: string) {
  const loginKey = `key:${createHash('sha256').update(apiKey).digest('base64url')}`
  const credential = { token: apiKey, dataCentre, loginKey }
  try {
    return await services.openLogin(credential, 'person').whoAmI()
  } catch (error) {
    if (error instanceof MailchimpTrouble && (error.kind === 'unauthorized' || error.kind === 'forbidden')) {
      throw wrongKey('Mailchimp does not accept this API key. Please check it, or make a new one.', error.details)
    }
    throw error
  }
}

function wrongKey(message: string, details?: string): Refusal {
  return new Refusal('invalid', message, { fields: { api_key: [message] }, details })
}

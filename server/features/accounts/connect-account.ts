import { createHash } from 'node:crypto'
import { giveTokensBack, takeTokens } from '../../database/throttle.ts'
import { dataCentreOf } from '../../mailchimp/login.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { keepAccount } from './keep-account.ts'

/**
 * Connects a Mailchimp account by API key, after a call has tested it. If Mailchimp had refused the account, the new
 * key reconnects it.
 */
export async function connectAccount(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  team: Team,
  { accountName, apiKey }: { accountName: string; apiKey: string },
): Promise<string> {
  // Limits tries of API keys: otherwise a guesser could test keys through our server.
  const buckets = [{ key: `connect:${team.id}`, capacity: 20, secondsEach: 30 }]
  if (!(await takeTokens(services.database, buckets))) {
    throw new Refusal('too_many', 'too_many_keys')
  }
  const dataCentre = dataCentreOf(apiKey)
  const identity = await whoseKey(services, apiKey, dataCentre)
  step('connect.known')
  await giveTokensBack(services.database, buckets)
  const access = { token: apiKey, dataCentre, identity }
  const id = await keepAccount(services, team, { accountName, access, renews: 'when it needs it' })
  step('connect.kept')
  if (id === undefined) throw wrongKey('account_connected_already')
  return id
}

/** Before Mailchimp answers, the login of a key is unknown. The key stands in for it, so tries of one key queue up. */
async function whoseKey(services: Needs<'openLogin'>, apiKey: string, dataCentre: string) {
  const loginKey = `key:${createHash('sha256').update(apiKey).digest('base64url')}`
  const credential = { token: apiKey, dataCentre, loginKey }
  try {
    return await services.openLogin(credential, 'person').whoAmI()
  } catch (error) {
    if (error instanceof MailchimpTrouble && (error.kind === 'unauthorized' || error.kind === 'forbidden')) {
      throw wrongKey('api_key_wrong', error.details)
    }
    throw error
  }
}

function wrongKey(code: 'account_connected_already' | 'api_key_wrong', details?: string): Refusal {
  return new Refusal('invalid', code, { field: 'api_key', details })
}

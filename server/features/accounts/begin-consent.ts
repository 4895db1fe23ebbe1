import { createHash, randomBytes } from 'node:crypto'
import type { Person, Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import * as store from './store.ts'

const goodForMinutes = 10

/**
 * Sends a person to Mailchimp for consent. The state recognises the return: it works once, for a limited time, for this
 * person, team and browser.
 */
export async function beginConsent(
  services: Needs<'database' | 'consent'>,
  { person, team }: { person: Person; team: Team },
  { accountName, userId, browser }: { accountName: string; userId: string; browser: string },
): Promise<string> {
  if (userId !== person.id) throw new Refusal('forbidden', 'user_not_authenticated')
  if (!services.consent) {
    throw new Refusal('conflict', 'no_consent_use_key')
  }
  const state = randomBytes(32).toString('base64url')
  await services.database.as({ person: person.id }, (tx) =>
    store.addState(tx, person.id, {
      teamId: team.id,
      stateHash: hashOf(state),
      browserHash: hashOf(browser),
      accountName,
      goodForMinutes,
    }),
  )
  return services.consent.addressFor(state)
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

import type { Needs } from '../../services.ts'
import * as store from './store.ts'
import type { Place } from './take-in.ts'

/**
 * Unsigned deliveries came to a webhook with a secret. They are refused, unless Mailchimp reports that it does not sign
 * this webhook. Then its secret is dropped, and its secret address protects it. Mailchimp is asked at most once per
 * poll.
 */
export async function checkSigning(
  { database }: Needs<'database'>,
  { scope, audience }: Pick<Place, 'scope' | 'audience'>,
): Promise<void> {
  const { hookId, unsignedAt } = await store.findListening(database, scope)
  if (!unsignedAt || !hookId) return
  const hook = (await audience.hooks()).find(({ id }) => id === hookId)
  await database.as(scope, async (tx) => {
    if (hook?.isSigned === false) await store.dropSecret(tx, scope.list, hookId)
    await store.forgetUnsigned(tx, scope.list)
  })
}

import { giveTokensBack, takeTokens } from '../../../database/throttle.ts'
import { networkOf } from '../../../kernel/network.ts'
import type { Needs } from '../../../services.ts'
import { tooManyAttempts } from '../sign-in.ts'

/**
 * Limits failed returns from the identity provider for each network, as with passwords. Each return with a made-up code costs a call of
 * the provider, which would throttle us all.
 */
export async function limitReturns<T>({ database }: Needs<'database'>, ip: string, work: () => Promise<T>): Promise<T> {
  const buckets = [{ key: `oidc:${networkOf(ip)}`, capacity: 30, secondsEach: 60 }]
  if (!(await takeTokens(database, buckets))) throw tooManyAttempts()
  const done = await work()
  await giveTokensBack(database, buckets)
  return done
}

import { takeTokens } from '../../../database/throttle.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { hashOfEmail } from '../email-key.ts'
import { sendResetLink } from '../jobs.ts'
import { networkOf } from '../../../kernel/network.ts'
import { newToken } from '../token.ts'
import { sealLink } from './sealed-link.ts'
import * as store from './store.ts'

/**
 * Does the same work for every email, so the same answer takes the same time; the job looks the account up. Too many requests
 * send no further mail, and the answer does not reveal that either.
 */
export async function askForLink(
  services: Needs<'database' | 'keys' | 'jobs'>,
  email: string,
  ip: string,
): Promise<void> {
  const perAddress = { key: `forgot:${networkOf(ip)}`, capacity: 20, secondsEach: 60 }
  if (!(await takeTokens(services.database, [perAddress]))) {
    throw new Refusal('too_many', 'too_many_requests_from_here')
  }
  // Three, and then one an hour: never more than three within an hour.
  const perEmail = { key: `forgot:${hashOfEmail(email)}`, capacity: 3, secondsEach: 3600 }
  if (!(await takeTokens(services.database, [perEmail]))) return
  const now = services.database.now()
  const { id, token } = newToken(now)
  const job = { resetId: id, askedAt: now.getTime(), box: sealLink(services.keys, id, { email, token }) }
  await store.withoutPerson(services.database, (tx) => services.jobs.enqueue(tx, sendResetLink, job))
}

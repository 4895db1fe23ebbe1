import type { Tx } from '../../database/open.ts'
import { forgetBuckets } from '../../database/throttle.ts'
import type { Person } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { hashOfEmail } from './email-key.ts'
import * as store from './store.ts'

/** Deletes traces of an organiser outside their own rows: requested mails and counted tries. */
export async function forgetTraces(
  services: Needs<'jobs'>,
  tx: Tx,
  person: Pick<Person, 'id' | 'email'>,
): Promise<void> {
  await services.jobs.forget(tx, 'personId', [person.id])
  await services.jobs.forget(tx, 'resetId', await store.findResetIds(tx, person.id))
  await forgetBuckets(tx, [hashOfEmail(person.email), person.id])
}

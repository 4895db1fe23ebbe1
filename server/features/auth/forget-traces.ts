import type { Tx } from '../../database/open.ts'
import { forgetBuckets } from '../../database/throttle.ts'
import type { Person } from '../../kernel/person.ts'
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
  // Counts for the email belong to the first account: otherwise a guesser could reset them by deleting a second one.
  const marks = (await store.isSecond(tx, person.id)) ? [] : [hashOfEmail(person.email)]
  await forgetBuckets(tx, [...marks, person.id])
}

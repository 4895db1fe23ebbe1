import type { Person } from '../../kernel/person.ts'
import type { Needs } from '../../kernel/services.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { forgetTraces } from '../auth/forget-traces.ts'
import { takeHooksAway } from '../lists/take-hooks-away.ts'
import * as store from './store.ts'

/**
 * Deletes an organiser with everything. Work that is under way finds its list gone and ends. Mailchimp keeps what it holds,
 * but for our webhooks; whether it can be reached makes no difference.
 */
export async function deleteUser(
  services: Needs<'database' | 'openLogin' | 'keys' | 'jobs' | 'log'>,
  person: Person,
  password: string,
): Promise<void> {
  const requireUnchanged = await confirmPassword(services, person, password)
  await takeHooksAway(services, person, undefined)
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    await services.jobs.forget(tx, 'listId', await store.findListIds(tx, person.id))
    await forgetTraces(services, tx, person)
    await store.removePerson(tx, person.id)
  })
}

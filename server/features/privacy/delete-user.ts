import type { Tx } from '../../database/open.ts'
import type { Person } from '../../kernel/person.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { type Confirmation, confirmPassword } from '../auth/confirm-password.ts'
import { forgetTraces } from '../auth/forget-traces.ts'
import { takeHooksAway } from '../lists/take-hooks-away.ts'
import * as store from './store.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'jobs' | 'log'>

export async function deleteUser(services: NeededHere, person: Person, confirmation: Confirmation): Promise<void> {
  const requireUnchanged = await confirmPassword(services, person, confirmation)
  await removeUser(services, person, requireUnchanged)
}

/**
 * Deletes an organiser with everything. Running work finds its list gone and ends. Mailchimp keeps its data, except our
 * webhooks; it need not be reachable.
 */
export async function removeUser(
  services: NeededHere,
  person: Pick<Person, 'id' | 'email'>,
  requireUnchanged: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await takeHooksAway(services, person, undefined)
  step('delete-user.hooks-away')
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    await services.jobs.forget(tx, 'listId', await store.findListIds(tx, person.id))
    step('delete-user.jobs-forgotten')
    await forgetTraces(services, tx, person)
    await store.removePerson(tx, person.id)
    step('delete-user.removed')
  })
  step('delete-user.done')
}

import type { Tx } from '../../database/open.ts'
import type { Person } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { step } from '../../kernel/step.ts'
import { type Confirmation, confirmPerson } from '../auth/confirm-person.ts'
import { forgetTraces } from '../auth/forget-traces.ts'
import { takeHooksAway } from '../lists/take-hooks-away.ts'
import { findTeamsThatGo } from '../teams/teams-that-go.ts'
import * as store from './store.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'jobs' | 'log'>

export async function deleteUser(
  services: NeededHere & Needs<'publicUrl' | 'passwords'>,
  person: Person,
  confirmation: Confirmation,
): Promise<void> {
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  await removeUser(services, person, requireUnchanged)
}

/**
 * Deletes a person and the teams that only they belong to, with all their data. Other teams keep their lists. Refuses
 * for the only owner of a team with other members. Running work finds its list gone and ends. Mailchimp keeps its data,
 * except our webhooks; it need not be reachable.
 */
export async function removeUser(
  services: NeededHere,
  person: Pick<Person, 'id' | 'email'>,
  requireUnchanged: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { lonely, ownerless } = await findTeamsThatGo(services, person.id)
  if (ownerless) {
    throw new Refusal('conflict', 'only_owner', { params: { team: ownerless } })
  }
  for (const team of lonely) await takeHooksAway(services, { id: team }, undefined)
  step('delete-user.hooks-away')
  await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    await services.jobs.forget(tx, 'listId', await store.findListsThatGo(tx))
    step('delete-user.jobs-forgotten')
    await forgetTraces(services, tx, person)
    await store.removePerson(tx, person.id)
    step('delete-user.removed')
  })
  step('delete-user.done')
}

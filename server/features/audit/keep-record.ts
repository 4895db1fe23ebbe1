import { randomUUIDv7 } from 'node:crypto'
import type { AuditAction, PersonalAction } from '#contract/audit.ts'
import type { Tx } from '../../database/open.ts'
import type { Person, Team } from '../../kernel/team.ts'
import * as store from './store.ts'

/**
 * Records a change of a team's data in the transaction that makes it. Details hold ids and names, never a secret or an address.
 * `who` is the label of a scanner link for changes by a door, and `operator` for changes with `npm run admin`.
 */
export async function keepRecord(
  tx: Tx,
  team: Team,
  action: Exclude<AuditAction, PersonalAction>,
  about: { listId?: string; who?: string; details?: store.Details } = {},
): Promise<void> {
  await store.addRecord(tx, {
    id: randomUUIDv7(),
    teamId: team.id,
    member: team.member,
    listId: about.listId,
    who: about.who ?? 'organiser',
    action,
    details: about.details ?? {},
  })
}

/** Records what a person does with their own account. Only they see it. */
export async function keepPersonalRecord(
  tx: Tx,
  person: Pick<Person, 'id'>,
  action: PersonalAction,
  about: { who?: string; details?: store.Details } = {},
): Promise<void> {
  await store.addPersonalRecord(tx, {
    id: randomUUIDv7(),
    personId: person.id,
    who: about.who ?? 'organiser',
    action,
    details: about.details ?? {},
  })
}

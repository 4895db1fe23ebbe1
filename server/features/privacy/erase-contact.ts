import type { Person, Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { said, type SaidAnswer } from '../../kernel/said.ts'
import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { confirmForTeam, type Confirmation, type ToConfirm } from '../auth/confirm-person.ts'
import { eraseContact } from '../contacts/change-contacts.ts'
import { findListOf } from '../lists/find-list.ts'

/** Erases a contact for good; code and counts stay. Returns the message. Calling it twice does no harm. */
export async function eraseContactOf(
  services: Needs<'now'> & ToConfirm,
  { person, team }: { person: Person; team: Team },
  listKey: string,
  contactId: string,
  confirmation: Confirmation | undefined,
): Promise<SaidAnswer> {
  const list = await findListOf(services, team, listKey)
  await confirmForTeam(services, person, confirmation)
  const isFirst = await services.database.as({ team: team.id, list: list.id }, async (tx) => {
    const isErased = await eraseContact(tx, contactId, services.now())
    step('erase.erased')
    if (isErased) await keepRecord(tx, team, 'contact_erased', { listId: list.id, details: { contact: contactId } })
    return isErased
  })
  step('erase.kept')
  if (isFirst === undefined) throw new Refusal('not_found', 'contact_not_found')
  return said(isFirst ? 'contact_erased' : 'contact_erased_before')
}

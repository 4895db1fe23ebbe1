import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import type { ListField } from '../../mailchimp/audience.ts'
import { withAccount } from '../accounts/open-account.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { rebuildTexts } from '../contacts/jobs.ts'
import { findListOf, type List, refuseUnlessWorkable } from '../lists/find-list.ts'
import { markDisplayField } from '../lists/mark-list.ts'
import * as store from './store.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'jobs'>

export type FieldOfList = ListField & { isOurs: boolean }

/** The present fields of a list in Mailchimp. */
export async function readListFields(
  services: NeededHere,
  team: Team,
  listKey: string,
): Promise<{ list: List; fields: FieldOfList[] }> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  const account = { id: list.accountId, teamId: team.id }
  const there = await withAccount(services, account, 'person', (login) => login.audience(list.mailchimpId).listFields())
  const ours = await store.findFields(services.database, { team: team.id, list: list.id })
  const isOurs = new Set(ours.map(({ mergeId }) => mergeId))
  return { list, fields: there.map((field) => ({ ...field, isOurs: isOurs.has(field.mergeId) })) }
}

/** Sets the display field of the doors: a field of the list, or null for the name. */
export async function setDisplayField(
  services: NeededHere,
  team: Team,
  listKey: string,
  tag: string | null,
): Promise<void> {
  const list =
    tag === null ? await findListOf(services, team, listKey) : await findListWithField(services, team, listKey, tag)
  await services.database.as({ team: team.id }, async (tx) => {
    await markDisplayField(tx, team.id, list.id, tag)
    await services.jobs.enqueue(tx, rebuildTexts, { listId: list.id })
    await keepRecord(tx, team, 'display_field_changed', { listId: list.id, details: { tag: tag ?? '' } })
  })
}

async function findListWithField(services: NeededHere, team: Team, listKey: string, tag: string): Promise<List> {
  const { list, fields } = await readListFields(services, team, listKey)
  const field = fields.find((each) => each.tag === tag)
  if (!field) throw wrongField(`The list has no field ${tag}.`)
  if (field.isOurs)
    throw wrongField(`${tag} belongs to Listpass and says nothing about the guest. Choose another field.`)
  if (field.type === 'address')
    throw wrongField(`${tag} is an address, which is too long for the door. Choose another field.`)
  return list
}

function wrongField(message: string): Refusal {
  return new Refusal('invalid', message, { fields: { display_field: [message] } })
}

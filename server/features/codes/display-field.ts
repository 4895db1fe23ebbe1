import * as store from './store.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import type { NameFields } from '../../mailchimp/names.ts'
import { withAccount } from '../accounts/open-account.ts'
import { rebuildTexts } from '../contacts/jobs.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { changeList } from '../lists/change-list.ts'
import { findListOf, type List, refuseUnlessWorkable } from '../lists/find-list.ts'
import { lookAgainNow, markNameFields } from '../lists/mark-list.ts'
import { said, type Said } from '../../kernel/said.ts'
import type { ListField } from '../../mailchimp/audience.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'jobs'>

/** The present fields of a list in Mailchimp. */
export async function readListFields(
  services: NeededHere,
  team: Team,
  listKey: string,
): Promise<{ list: List; fields: FieldOfList[]; leftOut: string[] }> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  const account = { id: list.accountId, teamId: team.id }
  const { rows, leftOut } = await withAccount(services, account, 'person', (login) =>
    login.audience(list.mailchimpId).listFields(),
  )
  const ours = await store.findFields(services.database, { team: team.id, list: list.id })
  const isOurs = new Set(ours.map(({ mergeId }) => mergeId))
  return { list, fields: rows.map((field) => ({ ...field, isOurs: isOurs.has(field.mergeId) })), leftOut }
}

/** Sets the display field of the doors, a field of the list or null for the name, and the fields that hold names. */
export async function setDisplayField(
  services: NeededHere,
  team: Team,
  listKey: string,
  tag: string | null,
  names: NameFields | undefined,
): Promise<void> {
  const { list } = await findListAndField(services, team, listKey, { tag, place: 'display_field' })
  for (const place of ['first', 'last'] as const) {
    const found = await findListAndField(services, team, listKey, { tag: names?.[place] ?? null, place: 'name_fields' })
    if (found.field && found.field.type !== 'text') throw noText(found.field)
  }
  await services.database.as({ team: team.id }, async (tx) => {
    await changeList(tx, team, list, { display_field: tag })
    if (names) {
      await markNameFields(tx, team.id, list.id, { ...names, isSure: true, isChosen: true })
      // The names of all contacts are read again.
      if (list.codesGeneratedAt) await lookAgainNow(tx, team.id, list.id)
    }
    await services.jobs.enqueue(tx, rebuildTexts, { listId: list.id })
  })
}

function noText({ tag }: FieldOfList): Refusal {
  return new Refusal('invalid', 'field_no_text', { field: 'name_fields', params: { tag } })
}

/** The list, and its field with this tag if there is a tag. `place` names the field of the form. */
export async function findListAndField(
  services: NeededHere,
  team: Team,
  listKey: string,
  { tag, place }: { tag: string | null; place: string },
): Promise<{ list: List; field?: FieldOfList }> {
  if (tag === null) return { list: await findListOf(services, team, listKey) }
  const { list, fields } = await readListFields(services, team, listKey)
  return { list, field: shownField(fields, tag, place) }
}

/** `isOurs`: one of the three QR fields. */
export type FieldOfList = ListField & { isOurs: boolean }

/** The field with this tag, if a door may show it. Refuses others; `place` names the field of the form. */
export function shownField(fields: readonly FieldOfList[], tag: string, place: string): FieldOfList {
  const wrong = (words: Said) => new Refusal('invalid', words, { field: place })
  const field = fields.find((each) => each.tag === tag)
  if (!field) throw wrong(said('field_missing', { tag }))
  if (field.isOurs) throw wrong(said('field_is_ours', { tag }))
  if (field.type === 'address') throw wrong(said('field_is_address', { tag }))
  return field
}

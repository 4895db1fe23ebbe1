import { sql } from 'kysely'
import type { StoredAsks, StoredCard, StoredNames } from '../../database/column-types.ts'
import type { Database, ListScope, Tx } from '../../database/open.ts'
import type { Role } from './field-roles.ts'

export type Field = { id: string; role: Role; mergeId: number; tag: string; name: string; type: string }
export type KnownField = Field & { goneSince: Date | null }
export type { ListScope }

/** The fields that exist in Mailchimp, as far as we know. */
export async function findFields(database: Database, scope: ListScope): Promise<Field[]> {
  return (await findKnownFields(database, scope)).filter(({ goneSince }) => goneSince === null)
}

/** The fields of a list, including deleted ones. */
export async function findKnownFields(database: Database, scope: ListScope): Promise<KnownField[]> {
  return database.as(scope, (tx) =>
    tx
      .selectFrom('fields')
      .select(['id', 'role', 'merge_id as mergeId', 'tag', 'name', 'type', 'gone_since as goneSince'])
      .where('list_id', '=', scope.list)
      .orderBy('merge_id')
      .execute(),
  )
}

export async function keepFields(tx: Tx, listId: string, fields: Field[]): Promise<void> {
  for (const { id, role, mergeId, tag, name, type } of fields) {
    const seen = { merge_id: mergeId, tag, name, type: type as 'text' | 'number', gone_since: null }
    await tx
      .insertInto('fields')
      .values({ list_id: listId, id, role, ...seen })
      .onConflict((conflict) => conflict.columns(['list_id', 'role']).doUpdateSet(seen))
      .execute()
  }
}

/** Finds fields by their numbers in Mailchimp, because a field created again has a new number. */
export async function followFields(
  tx: Tx,
  listId: string,
  { there, gone }: { there: Pick<Field, 'mergeId' | 'tag' | 'name'>[]; gone: number[] },
): Promise<void> {
  for (const { mergeId, tag, name } of there) {
    await tx
      .updateTable('fields')
      .set({ tag, name, gone_since: null })
      .where('list_id', '=', listId)
      .where('merge_id', '=', mergeId)
      .execute()
  }
  if (gone.length === 0) return
  await tx
    .updateTable('fields')
    .set({ gone_since: sql`coalesce(gone_since, now())` })
    .where('list_id', '=', listId)
    .where('merge_id', 'in', gone)
    .execute()
}

/** Removing the last field also removes the deleted ones, because no work looks for them any more. */
export async function removeField(tx: Tx, listId: string, fieldId: string, isLast: boolean): Promise<void> {
  const fields = tx.deleteFrom('fields').where('list_id', '=', listId)
  await (isLast ? fields : fields.where('id', '=', fieldId)).execute()
}

/** What is known of the fields that hold names, and what their choice depends on. */
export async function findShownFields(
  database: Database,
  { team, list }: ListScope,
): Promise<{ names: StoredNames | null; displayField: string | null; hasCodes: boolean }> {
  const found = await database.as({ team, list }, (tx) =>
    tx
      .selectFrom('lists')
      .select(['name_fields as names', 'display_field as displayField', 'codes_generated_at'])
      .where('id', '=', list)
      .executeTakeFirst(),
  )
  return {
    names: found?.names ?? null,
    displayField: found?.displayField ?? null,
    hasCodes: found?.codes_generated_at != null,
  }
}

/** The card that the list's doors show; null without one. */
export async function findCard(database: Database, { team, list }: ListScope): Promise<StoredCard | null> {
  const found = await database.as({ team, list }, (tx) =>
    tx.selectFrom('lists').select('card').where('id', '=', list).executeTakeFirst(),
  )
  return found?.card ?? null
}

/** What the list's doors ask guests; null without questions. */
export async function findAsks(database: Database, { team, list }: ListScope): Promise<StoredAsks | null> {
  const found = await database.as({ team, list }, (tx) =>
    tx.selectFrom('lists').select('asks').where('id', '=', list).executeTakeFirst(),
  )
  return found?.asks ?? null
}

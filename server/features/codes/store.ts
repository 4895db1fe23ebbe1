import type { Database, Scope, Tx } from '../../database/open.ts'
import type { Role } from './field-roles.ts'

export type Field = { id: string; role: Role; mergeId: number; tag: string; name: string; type: string }
export type ListScope = Scope & { list: string }

export async function findFields(database: Database, scope: ListScope): Promise<Field[]> {
  return database.as(scope, (tx) =>
    tx
      .selectFrom('fields')
      .select(['id', 'role', 'merge_id as mergeId', 'tag', 'name', 'type'])
      .where('list_id', '=', scope.list)
      .orderBy('merge_id')
      .execute(),
  )
}

export async function keepFields(tx: Tx, listId: string, fields: Field[]): Promise<void> {
  for (const { id, role, mergeId, tag, name, type } of fields) {
    const seen = { merge_id: mergeId, tag, name, type: type as 'text' | 'number' }
    await tx
      .insertInto('fields')
      .values({ list_id: listId, id, role, ...seen })
      .onConflict((conflict) => conflict.columns(['list_id', 'role']).doUpdateSet(seen))
      .execute()
  }
}

/** By their numbers in Mailchimp: what was made anew meanwhile has another. */
export async function followFields(
  tx: Tx,
  listId: string,
  { renamed, gone }: { renamed: Pick<Field, 'mergeId' | 'tag' | 'name'>[]; gone: number[] },
): Promise<void> {
  for (const { mergeId, tag, name } of renamed) {
    await tx
      .updateTable('fields')
      .set({ tag, name })
      .where('list_id', '=', listId)
      .where('merge_id', '=', mergeId)
      .execute()
  }
  if (gone.length > 0)
    await tx.deleteFrom('fields').where('list_id', '=', listId).where('merge_id', 'in', gone).execute()
}

export async function removeField(tx: Tx, listId: string, fieldId: string): Promise<void> {
  await tx.deleteFrom('fields').where('list_id', '=', listId).where('id', '=', fieldId).execute()
}

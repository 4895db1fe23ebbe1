import { sql } from 'kysely'
import type { Rule } from '#domain/rules.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import type { Database, ListScope, Tx } from '../../database/open.ts'

export async function replaceRules(tx: Tx, listId: string, rules: Rule[]): Promise<void> {
  await tx.deleteFrom('rules').where('list_id', '=', listId).execute()
  if (rules.length === 0) return
  await tx
    .insertInto('rules')
    .values(
      rules.map(({ ifField, ifValue, thenField, thenValue }, position) => ({
        list_id: listId,
        position,
        if_field: ifField,
        if_value: ifValue,
        then_field: thenField,
        then_value: thenValue,
      })),
    )
    .execute()
}

/** How many contacts each rule would match now, in one read of the list. */
export async function countMatches(
  database: Database,
  scope: ListScope,
  rules: Rule[],
): Promise<{ matches: number[]; contacts: number }> {
  return database.as(scope, async (tx) => {
    const counts = rules.map(
      ({ ifField, ifValue }) =>
        sql`count(*) filter (where comparable(fields ->> ${ifField}) = comparable(${ifValue}))::int`,
    )
    const { rows } = await sql<{ contacts: number; matches: number[] }>`
      select count(*)::int as contacts, array[${sql.join(counts.length > 0 ? counts : [sql`0`])}]::int[] as matches
      from (
        select c.merge_fields || own_values(${scope.list}, c, c.scan_count) as fields
        from contacts c where c.list_id = ${scope.list} and is_guest(c.removed_at, c.status, (select uncounted_here()))
        offset 0
      ) now_fields`.execute(tx)
    const { contacts, matches } = onlyRow(rows)
    return { contacts, matches: matches.slice(0, rules.length) }
  })
}

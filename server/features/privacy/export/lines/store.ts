// How the rows of a table become the lines of an export.
import { type RawBuilder, sql } from 'kysely'
import { readInIndexOrder } from '../../../../database/in-index-order.ts'
import type { Database, Scope } from '../../../../database/open.ts'

/** The names that the API uses; `type` is the kind of each line. */
export const wireNames: Record<string, string> = {
  code: 'qr_code',
  code_key: 'qr_code',
  rule_effects: 'changes',
  type: 'field_type',
}

/** The line of the export, and the start of the next page. */
export type Line = { key: string[]; line: string }

export type Kind = {
  type: string
  /** A key that sorts before every other. */
  first: string[]
  page: (owner: string, after: string[], count: number) => RawBuilder<Line>
}

/** One transaction per page, so that a slow download holds no lock. */
export async function readPage(
  database: Pick<Database, 'as'>,
  scope: Scope,
  kind: Kind,
  after: string[],
  count: number,
): Promise<Line[]> {
  return database.as(scope, async (tx) => {
    await readInIndexOrder(tx)
    const { rows } = await kind.page(whoseRows(scope), after, count).execute(tx)
    return rows
  })
}

function whoseRows(scope: Scope): string {
  return 'person' in scope ? scope.person : (scope.list ?? scope.team)
}

/** An id that sorts before every other. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** A value of a line that is no column: its name, and how it is made. */
type Made = [name: string, value: RawBuilder<unknown>]

/** Rows of one table, by id, as lines with these columns. */
export function byId(
  type: string,
  from: { table: string; owner: string; id?: string },
  columns: (string | Made)[],
): Kind {
  const { table, owner, id = 'id' } = from
  const isUuid = id !== 'code_key'
  const made = columns.map((each): Made => (typeof each === 'string' ? [wireNames[each] ?? each, sql.ref(each)] : each))
  const line = sql.join(made.flatMap(([name, value]) => [sql.lit(name), value]))
  return {
    type,
    first: [isUuid ? nobody : ''],
    page: (whose, [after], count) => sql<Line>`
      select array[${sql.ref(id)}::text] as key, json_build_object('type', ${sql.lit(type)}, ${line})::text as line
      from ${sql.table(table)} where ${sql.ref(owner)} = ${whose} and ${sql.ref(id)} > ${after}${isUuid ? sql`::uuid` : sql``}
      order by ${sql.ref(id)} limit ${count}`,
  }
}

/** Rows of one table, each of a contact at an occasion, as lines with these columns. */
export function byOccasion(type: string, table: string, columns: string[]): Kind {
  return byTwo(type, table, ['occasion_id', 'contact_id'], columns)
}

/** Rows of one table of a list, by an id and a second key, as lines with these columns. */
export function byTwo(type: string, table: string, keys: [string, string], columns: string[]): Kind {
  const line = sql.join(['list_id', ...keys, ...columns].flatMap((name) => [sql.lit(name), sql.ref(name)]))
  const [first, second] = [sql.ref(keys[0]), sql.ref(keys[1])]
  const isUuid = keys[1].endsWith('_id')
  return {
    type,
    first: [nobody, isUuid ? nobody : 'false'],
    page: (list, [one, two], count) => sql<Line>`
      select array[${first}::text, ${second}::text] as key, json_build_object('type', ${sql.lit(type)}, ${line})::text as line
      from ${sql.table(table)}
      where list_id = ${list} and (${first}, ${second}) > (${one}::uuid, ${two}${isUuid ? sql`::uuid` : sql`::boolean`})
      order by ${first}, ${second} limit ${count}`,
  }
}

// The parts of a database that servers use: tables with their columns, and functions. A server of the previous release keeps
// using them after the first new server has migrated.
import { Client } from 'pg'
import { appRole, schema } from '../../database/names.ts'

export type Interface = {
  /** `table.column` with its type. */
  columns: Map<string, string>
  /** Columns without a default, which an insert of a server that does not know them cannot omit. */
  demanded: Set<string>
  /** `name(arguments)` with its result. */
  functions: Map<string, string>
}

export async function interfaceOf(connectionString: string): Promise<Interface> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows: columns } = await client.query<{ name: string; type: string; is_demanded: boolean }>(
      `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull and not a.atthasdef and a.attidentity = '' and has_column_privilege($2, c.oid, a.attnum, 'insert') as is_demanded
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v')
         and has_column_privilege($2, c.oid, a.attnum, 'select, insert, update')`,
      [schema, appRole],
    )
    const { rows: functions } = await client.query<{ name: string; result: string }>(
      `select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
         pg_get_function_result(p.oid) as result
       from pg_proc p where p.pronamespace = $1::regnamespace and has_function_privilege($2, p.oid, 'execute')
         and p.prorettype <> 'trigger'::regtype`,
      [schema, appRole],
    )
    return {
      columns: new Map(columns.map(({ name, type }) => [name, type])),
      demanded: new Set(columns.filter((column) => column.is_demanded).map(({ name }) => name)),
      functions: new Map(functions.map(({ name, result }) => [name, result])),
    }
  } finally {
    await client.end()
  }
}

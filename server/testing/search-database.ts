// Searches the whole database as a dump would: every column of every table of every schema, as text.
import { Client, escapeIdentifier } from 'pg'

export type Hit = { table: string; column: string; value: string }

type Column = { schema: string; table: string; column: string }

/** All places of these texts, in any case, also inside other text, in JSON, in arrays and in bytes. */
export async function searchDatabase(connectionString: string, texts: string[]): Promise<Hit[]> {
  const hits: Hit[] = []
  for await (const { place, value } of everyValue(connectionString)) {
    const low = value.toLowerCase()
    const inBytes = low.startsWith('\\x') ? Buffer.from(low.slice(2), 'hex').toString('latin1').toLowerCase() : ''
    if (texts.some((text) => low.includes(text.toLowerCase()) || inBytes.includes(text.toLowerCase()))) {
      hits.push({ table: `${place.schema}.${place.table}`, column: place.column, value })
    }
  }
  return hits
}

/** The columns that contain texts of this form. */
export async function findColumns(connectionString: string, form: RegExp): Promise<Set<string>> {
  const found = new Set<string>()
  for await (const { place, value } of everyValue(connectionString)) {
    if (form.test(value)) found.add(`${place.schema}.${place.table}.${place.column}`)
  }
  return found
}

async function* everyValue(connectionString: string): AsyncGenerator<{ place: Column; value: string }> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows: columns } = await client.query<Column>(`
      select c.table_schema as schema, c.table_name as table, c.column_name as column
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`)
    for (const place of columns) {
      const [schema, table, column] = [place.schema, place.table, place.column].map(escapeIdentifier)
      const { rows } = await client.query<{ value: string }>(
        `select distinct ${column}::text as value from ${schema}.${table} where ${column} is not null`,
      )
      for (const { value } of rows) yield { place, value }
    }
  } finally {
    await client.end()
  }
}

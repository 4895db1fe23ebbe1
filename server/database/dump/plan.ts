import type { Client } from 'pg'
import { schema } from '../names.ts'

export type DumpedTable = { table: string; columns: string[] }

/**
 * Tables that mean nothing on another server: leases, rate limits and the state of the schema. Segments, bounces and
 * sent campaigns are read from Mailchimp again.
 */
const leftOut = [
  'schema_files',
  'schema_functions',
  'leases',
  'slot_leases',
  'login_paces',
  'login_sizes',
  'throttles',
  'segment_readings',
  'segment_pages',
  'bounce_readings',
  'sent_readings',
]

/**
 * All other tables that hold rows, each after the tables that it refers to. The other server numbers identities again, so
 * that later rows go on after them.
 */
export async function planDump(client: Client): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable & { refers_to: string[] }>(
    `select c.relname as table,
       (select array_agg(a.attname order by a.attnum)::text[] from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '') as columns,
       array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid) as refers_to
     from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'r' and c.relname <> all ($2)
     order by c.relname`,
    [schema, leftOut],
  )
  const planned: DumpedTable[] = []
  const waiting = new Set(rows)
  while (waiting.size > 0) {
    const next = [...waiting].find(({ refers_to: others }) => ![...waiting].some((row) => others.includes(row.table)))
    if (!next) throw new Error('Tables refer to each other in a circle.')
    waiting.delete(next)
    planned.push({ table: next.table, columns: next.columns })
  }
  return planned
}

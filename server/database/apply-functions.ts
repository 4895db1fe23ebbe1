// Updates the functions to this release, after the tables and in the same transaction. A server of the release before
// may run beside this one and calls functions by name. So a function whose arguments or result change gets a new name,
// and the former one stays for one release (docs/decisions/0044). `server/proofs/upgrade.test.ts` proves it.
import { sql } from 'kysely'
import { step } from '../kernel/step.ts'
import type { Tx } from './open.ts'
import { sqlFunctions } from './sql-files.ts'

/** Makes each function whose text has changed, and drops each that is in no file. */
export async function applyFunctions(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from schema_functions`.execute(tx)
  const kept = new Map(rows.map(({ name, hash }) => [name, hash]))
  for (const { name, hash } of sqlFunctions.values()) {
    if (kept.get(name) !== hash) await makeFunction(tx, name)
  }
  for (const name of kept.keys()) {
    if (!sqlFunctions.has(name)) await dropFunction(tx, name)
  }
  await refuseTwoOfOneName(tx)
}

export async function makeFunction(tx: Tx, name: string): Promise<void> {
  const made = sqlFunctions.get(name)
  if (!made) throw new Error(`The function ${name} is in no file.`)
  await sql.raw(made.text).execute(tx)
  await sql`
    insert into schema_functions (name, hash) values (${name}, ${made.hash})
    on conflict (name) do update set hash = excluded.hash`.execute(tx)
  step('migrate.function-made')
}

async function dropFunction(tx: Tx, name: string): Promise<void> {
  await sql`drop function ${sql.id(name)}`.execute(tx)
  await sql`delete from schema_functions where name = ${name}`.execute(tx)
}

/** If the arguments differ, `create or replace` adds a second function and leaves the former one. */
async function refuseTwoOfOneName(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = current_schema()::regnamespace group by 1 having count(*) > 1`.execute(
    tx,
  )
  if (rows.length > 0)
    throw new Error(`${rows[0]!.name} is there with other arguments: the new one needs a name of its own.`)
}

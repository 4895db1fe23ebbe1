// Updates the tables to this release. A schema file may need functions, for policies and triggers. A line
// `-- functions: a, b` creates them at that place as they are now.
import { sql } from 'kysely'
import { step } from '../kernel/step.ts'
import { makeFunction } from './apply-functions.ts'
import type { Tx } from './open.ts'
import { schemaFiles } from './sql-files.ts'

/** The applied schema files, and for each function the SHA-256 of its text. */
const records = `
  create table schema_files (name text primary key, applied_at timestamptz not null default now());
  create table schema_functions (name text primary key, hash text not null)`

const needed = /^-- functions: (.+)$/m

/** Applies the missing schema files, all of them or up to this one, within the caller's transaction. */
export async function applySchema(tx: Tx, upTo?: string): Promise<void> {
  // A function may name a table of a later file; functions.test.ts checks all bodies.
  await sql`set local check_function_bodies = off`.execute(tx)
  const applied = await findApplied(tx)
  for (const { name, text } of schemaFiles) {
    if (!applied.includes(name)) {
      await applyFile(tx, text)
      await sql`insert into schema_files (name) values (${name})`.execute(tx)
      step('migrate.one-done')
    }
    if (name === upTo) return
  }
}

/** `split` puts the names of a functions line between the two parts of the file. */
async function applyFile(tx: Tx, text: string): Promise<void> {
  for (const [place, part] of text.split(needed).entries()) {
    if (place % 2 === 0) await sql.raw(part).execute(tx)
    else for (const name of part.split(', ')) await makeFunction(tx, name)
  }
}

async function findApplied(tx: Tx): Promise<string[]> {
  const { rows: found } = await sql<{ is_there: boolean }>`
    select to_regclass('schema_files') is not null as is_there`.execute(tx)
  if (!found[0]!.is_there) await sql.raw(records).execute(tx)
  const { rows } = await sql<{ name: string }>`select name from schema_files`.execute(tx)
  return rows.map(({ name }) => name)
}

import { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { pipeline } from 'node:stream/promises'
import { planDump } from '../../database/dump/plan.ts'
import { migrate, migrationNames } from '../../database/migrate.ts'
import { ownerRole, schema } from '../../database/names.ts'
import { askDatabase } from '../server-process.ts'
import { createDatabase } from '../postgres.ts'

/**
 * A database with data that wants bringing on: this one, or, where a release was made a moment ago and nothing has changed
 * since, its rows in tables as they were one migration before.
 */
export async function databaseBefore(connectionString: string): Promise<string> {
  const applied = await askDatabase({ connectionString }, `select from ${schema}.kysely_migration`)
  if (applied.length < migrationNames.length) return connectionString
  const before = await createDatabase()
  await migrate({ connectionString: before.connectionString }, migrationNames.at(-2))
  await copyRows(connectionString, before.connectionString)
  return before.connectionString
}

async function copyRows(from: string, to: string): Promise<void> {
  const [source, target] = [new Client({ connectionString: from }), new Client({ connectionString: to })]
  await Promise.all([source.connect(), target.connect()])
  try {
    await Promise.all([source, target].map((client) => client.query(`set role ${ownerRole}`)))
    await target.query(`set search_path = ${schema}, pg_temp`)
    const there = new Map((await planDump(source)).map(({ table, columns }) => [table, columns]))
    const tables = (await planDump(target)).filter(({ table }) => there.has(table))
    for (const { table } of tables) await target.query(`alter table ${schema}.${table} disable trigger user`)
    for (const { table, columns } of tables) {
      const shared = columns.filter((column) => there.get(table)!.includes(column))
      const both = shared.map((column) => target.escapeIdentifier(column)).join(', ')
      await pipeline(
        source.query(copyTo(`copy ${schema}.${table} (${both}) to stdout`)),
        target.query(copyFrom(`copy ${schema}.${table} (${both}) from stdin`)),
      )
    }
    for (const { table } of tables) await target.query(`alter table ${schema}.${table} enable trigger user`)
  } finally {
    await Promise.all([source.end(), target.end()])
  }
}

// A database server for the tests of a sample.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { startEmbeddedPostgres } from '../../../server/database/embedded/start-postgres.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { ownerRole, schema } from '../../../server/database/names.ts'

export type Ground = {
  /** The environment of a run of tests. Its first test makes the run's templates from the files of the tree. */
  envOf: (run: string) => Record<string, string>
  /** Whether the database takes this text of a function. */
  takes: (text: string) => Promise<boolean>
  /** Drops the run's databases, also those of tests that were ended. Templates stay, unless all go. */
  drop: (run: string, all: boolean) => Promise<void>
  close: () => Promise<void>
}

export async function openGround(): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-mutants-database-'))
  const settings = { max_connections: '200', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings })
  const url = postgres.connectionString
  const trial = 'trial'
  await over(url, (client) => client.query(`create database ${trial}`))
  await migrate({ connectionString: beside(url, trial) })
  return {
    envOf: (run) => ({ LISTPASS_TEST_SERVER: url, LISTPASS_TEST_RUN: run }),
    takes: (text) =>
      over(beside(url, trial), async (client) => {
        await client.query(`begin; set local role ${ownerRole}; set local search_path = ${schema}, pg_temp`)
        await client.query(text)
        await client.query('rollback')
      }).then(
        () => true,
        () => false,
      ),
    drop: (run, all) =>
      over(url, async (client) => {
        const { rows } = await client.query<{ name: string }>(
          'select datname as name from pg_database where datname like $1',
          [`${run.replaceAll('_', '\\_')}\\_%`],
        )
        const going = rows.filter(({ name }) => all || !name.startsWith(`${run}_template_`))
        for (const { name } of going)
          await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
      }),
    async close() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The address of another database on the same server. With a socket in its query an address has no host, so URL cannot parse it. */
function beside(url: string, database: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}

async function over<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}

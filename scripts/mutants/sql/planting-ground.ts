// A database server with a mistake in a function of its templates. Each test of the run starts with a copy of a
// template.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { startEmbeddedPostgres } from '../../../server/database/embedded/start-postgres.ts'

export type PlantingGround = {
  /** The environment that makes tests use this server. */
  env: Record<string, string>
  /** The function's present definition. A test must have run before, because it makes the templates. */
  definitionOf: (name: string) => Promise<string>
  /** Does the work with this definition in all templates. Undefined if the database rejects it. */
  withDefinition: <T>(name: string, definition: string, work: () => Promise<T>) => Promise<T | undefined>
  close: () => Promise<void>
}

const run = 'test_sql_mutants'

export async function openPlantingGround(): Promise<PlantingGround> {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-sql-mutants-'))
  const settings = { max_connections: '200', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings })
  const url = postgres.connectionString
  return {
    env: { LISTPASS_TEST_SERVER: url, LISTPASS_TEST_RUN: run },
    definitionOf: (name) => definitionOf(url, name),
    async withDefinition(name, definition, work) {
      const before = await definitionOf(url, name)
      try {
        const isTaken = await define(url, definition).then(
          () => true,
          () => false,
        )
        return isTaken ? await work() : undefined
      } finally {
        await define(url, before)
        await dropCopies(url)
      }
    },
    async close() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function definitionOf(url: string, name: string): Promise<string> {
  const [template] = await templatesOf(url)
  if (template === undefined) throw new Error('No test has made a template yet.')
  return over(beside(url, template), async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select pg_get_functiondef(oid) as text from pg_proc
       where proname = $1 and pronamespace = 'listpass'::regnamespace`,
      [name],
    )
    const [found, ...others] = rows
    if (!found || others.length > 0) throw new Error(`There are ${rows.length} functions ${name}, not one.`)
    return found.text
  })
}

/** Runs in each template and closes its connection, because PostgreSQL cannot copy a template in use. */
async function define(url: string, definition: string): Promise<void> {
  for (const template of await templatesOf(url)) {
    await over(beside(url, template), (client) => client.query(definition))
  }
}

const templatesOf = (url: string) => databases(url, `${run}\\_template\\_%`)

function databases(url: string, like: string): Promise<string[]> {
  return over(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where datname like $1',
      [like],
    )
    return rows.map(({ name }) => name)
  })
}

/** Databases left behind by tests that were killed. */
async function dropCopies(url: string): Promise<void> {
  const templates = new Set(await templatesOf(url))
  const copies = (await databases(url, `${run}\\_%`)).filter((name) => !templates.has(name))
  await over(url, async (client) => {
    for (const name of copies) await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
  })
}

/**
 * The address of another database on the same server. With a socket in its query an address has no host, so URL cannot
 * parse it.
 */
function beside(url: string, database: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}

async function over<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}

// A database server whose templates get a function with a mistake in it: each test of the run begins with a copy of them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { startEmbeddedPostgres } from '../../../server/database/embedded/start-postgres.ts'

export type PlantingGround = {
  /** What makes tests use this server. */
  env: Record<string, string>
  /** As it is; the templates have to be there, so a test has to have run. */
  definitionOf: (name: string) => Promise<string>
  /** Does the work with this definition in all templates. Undefined where the database does not take it. */
  withDefinition: <T>(name: string, definition: string, work: () => Promise<T>) => Promise<T | undefined>
  close: () => Promise<void>
}

const run = 'test_sql_mutants'

export async function openPlantingGround(): Promise<PlantingGround> {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-sql-mutants-'))
  const settings = { max_connections: '200', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings })
  const url = postgres.connectionString

  async function onAll(names: string[], work: (client: Client) => Promise<unknown>): Promise<void> {
    for (const name of names) {
      // A template is copied only when nobody is connected to it.
      await over(url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${name}`), work)
    }
  }
  const databases = (like: string) =>
    over(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select datname as name from pg_database where datname like $1`,
        [like],
      )
      return rows.map(({ name }) => name)
    })
  const templates = () => databases(`${run}\\_template\\_%`)
  const set = async (definition: string) => onAll(await templates(), (client) => client.query(definition))

  async function dropCopies(): Promise<void> {
    const kept = new Set(await templates())
    const copies = (await databases(`${run}\\_%`)).filter((name) => !kept.has(name))
    await over(url, async (client) => {
      for (const name of copies) await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
    })
  }

  async function definitionOf(name: string): Promise<string> {
    const [template] = await templates()
    if (template === undefined) throw new Error('No test has made a template yet.')
    let definition = ''
    await onAll([template], async (client) => {
      const { rows } = await client.query<{ text: string }>(
        `select pg_get_functiondef(p.oid) as text from pg_proc p where proname = $1 and pronamespace = 'listpass'::regnamespace`,
        [name],
      )
      if (rows.length !== 1) throw new Error(`There are ${rows.length} functions ${name}, not one.`)
      definition = rows[0]!.text
    })
    return definition
  }

  return {
    env: { LISTPASS_TEST_SERVER: url, LISTPASS_TEST_RUN: run },
    definitionOf,
    async withDefinition(name, definition, work) {
      const before = await definitionOf(name)
      try {
        const isTaken = await set(definition).then(
          () => true,
          () => false,
        )
        return isTaken ? await work() : undefined
      } finally {
        await set(before)
        await dropCopies()
      }
    },
    async close() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function over<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}

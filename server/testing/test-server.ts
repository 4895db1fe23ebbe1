import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, escapeIdentifier } from 'pg'
import { startEmbeddedPostgres } from '../database/embedded/start-postgres.ts'
import { runAfterMe } from './this-machine.ts'

/** `run` starts the name of every database of this run, so that they can be dropped afterwards. */
export type TestServer = { url: string; run: string; stop: () => Promise<void> }

/** The run's data folder to copy: making one takes a second of processor time, copying it a tenth. */
const made = 'LISTPASS_TEST_CLUSTER'

/**
 * Losing this server's data does no harm: proofs that kill one start their own, with the product's settings. Small
 * tests would spend most of their time waiting for the disk at each commit.
 */
const settings = { max_connections: '300', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }

/** Makes the data folder that the other files of this run start with. */
export async function makeFirstFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder })
  await postgres.stop()
  process.env[made] = folder
  const forget = runAfterMe('rm -rf "$1"', folder)
  return async () => {
    await rm(folder, { recursive: true, force: true })
    forget()
  }
}

/** A new data folder with an empty database, if this run has one to copy; otherwise an empty folder. */
export async function newDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name))
  const from = process.env[made]
  // cp keeps the owner of the files, which for root is another user.
  if (from !== undefined) await promisify(execFile)('cp', ['-a', join(from, 'postgres'), folder])
  return folder
}

export async function startTestServer(): Promise<TestServer> {
  const run = `test_${randomUUID().slice(0, 8)}`
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, run, stop: () => dropAll(given, run) }

  const folder = await newDataFolder('listpass-test-')
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings })
  const forget = runAfterMe('kill -INT "$1" && sleep 2; rm -rf "$2"', String(postgres.pid()), folder)
  const stop = async () => {
    await postgres.stop()
    forget()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: postgres.connectionString, run, stop }
}

async function dropAll(url: string, run: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database where starts_with(datname, $1)`,
      [`${run}_`],
    )
    for (const { name } of rows) await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`)
  } finally {
    await client.end()
  }
}

/**
 * The address of another database on the same server. Built by hand: an address with its socket in the query has no
 * host, so URL cannot parse it.
 */
export function withDatabase(url: string, database: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${database}`)
}

import { join } from 'node:path'
import type { Config } from '../config.ts'
import { readPostmasterFile, servesCluster } from './embedded/postmaster-file.ts'
import { startEmbeddedPostgres } from './embedded/start-postgres.ts'
import type { Address } from './open.ts'
import { reach } from './reach.ts'

/** Connects to the given database, or to that of the data folder. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (address: Address) => Promise<T>,
): Promise<T> {
  if (!databaseUrl) return withOwnDatabase(dataDir, work)
  await reach(databaseUrl)
  return work({ connectionString: databaseUrl })
}

/**
 * The database of a data folder, for tools. Uses a running server's database, or starts one for the duration of the
 * work.
 */
export async function withOwnDatabase<T>(dataDir: string, work: (address: Address) => Promise<T>): Promise<T> {
  const cluster = join(dataDir, 'postgres')
  const running = await readPostmasterFile(cluster)
  if (running && (await servesCluster(running.pid, cluster))) {
    return work({ host: running.socketDir, port: 5432, user: 'postgres', database: 'listpass' })
  }
  const postgres = await startEmbeddedPostgres({ dataDir })
  return work(postgres.address).finally(() => postgres.stop())
}

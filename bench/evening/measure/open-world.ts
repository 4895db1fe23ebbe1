// A real server with its embedded database, and a process that makes the node's calls of the database.
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../../server/database/embedded/start-postgres.ts'
import { atEnd } from '../../../server/testing/postgres.ts'
import { startSandboxProcess } from '../../../server/testing/sandbox-process.ts'
import {
  addDataFolder,
  askDatabase,
  postgresOf,
  settingsFor,
  startServerProcess,
} from '../../../server/testing/server-process.ts'
import { testKeys } from '../../../server/testing/start-test-app.ts'
import { openOtherProcess } from '../../load/other-process.ts'
import { addLists } from '../../redeem/add-lists.ts'
import { addressOf } from '../../redeem/redeeming.ts'
import { addDoors, addSmallLists } from './prepare.ts'
import { spentBy } from './spent.ts'
import type { Order, Told } from './teller.ts'

export const mostCallers = 256

export type World = Awaited<ReturnType<typeof openWorld>>

export async function openWorld() {
  const sandbox = await startSandboxProcess(await addDataFolder())
  const dataDir = await addDataFolder()
  const postgres = await startEmbeddedPostgres({ dataDir })
  atEnd(() => postgres.stop())
  const server = await startServerProcess({
    ...settingsFor(await addDataFolder(), sandbox),
    DATABASE_URL: postgres.connectionString,
    LISTPASS_KEYS: testKeys,
  })
  await askDatabase(dataDir, 'alter system set track_wal_io_timing = on')
  await askDatabase(dataDir, 'select pg_reload_conf()')
  const lists = await addLists(server, dataDir)
  const small = await addSmallLists(server, dataDir)
  const pids = { postgres: await postgresOf(dataDir), node: server.pid }
  const teller = openOtherProcess<{ address: object } | Order, Told>(join(import.meta.dirname, 'teller.ts'))
  await teller.ask({ address: addressOf(dataDir) })
  const largeDoors = await addDoors(
    dataDir,
    Array.from({ length: mostCallers }, () => lists.large.id),
    lists.ownerId,
  )
  const [smallDoor] = await addDoors(dataDir, [lists.small.id], lists.ownerId)
  return {
    dataDir,
    server,
    port: Number(new URL(server.address).port),
    lists,
    small,
    /** Doors of the list of 100,000, and one door at each of the small lists. */
    largeDoors,
    smallDoor: smallDoor!,
    doors: small.doors,
    spentBy: <T>(work: () => Promise<T>) => spentBy(pids, work),
    ask: (order: Order) => teller.ask(order),
    async close() {
      await teller.close()
      await server.end('SIGTERM')
    },
  }
}

/** Writes of the log to the disk so far, and the milliseconds that they took. Backends report theirs as below. */
export async function flushesOf({ dataDir }: Pick<World, 'dataDir'>): Promise<{ count: number; ms: number }> {
  await setTimeout(1200)
  const [row] = await askDatabase<{ count: string; ms: string }>(
    dataDir,
    `select sum(fsyncs) as count, sum(fsync_time + write_time) as ms from pg_stat_io where object = 'wal'`,
  )
  return { count: Number(row!.count), ms: Number(row!.ms) }
}

/** Transactions of the database so far. Backends report theirs within a second after they are idle. */
export async function commitsOf({ dataDir }: Pick<World, 'dataDir'>): Promise<number> {
  await setTimeout(1200)
  const [row] = await askDatabase<{ count: string }>(
    dataDir,
    `select xact_commit as count from pg_stat_database where datname = 'listpass'`,
  )
  return Number(row!.count)
}

// Detects connections that wait for an answer that never comes: a firewall forgot them, the host is gone, or the answer
// was lost. The kernel may need a quarter of an hour to notice, and until then they occupy the pool. A slow statement
// looks the same from here. So a second connection asks the database whether the query still runs.
import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { Client, type ClientConfig, type PoolConfig } from 'pg'
import { readOnlyState } from '../kernel/database-states.ts'

/** An undocumented field that all versions of pg so far have. */
type Inside = Client & {
  connection: EventEmitter & { stream: Socket }
  readyForQuery: boolean
  processID: number | null
}

/**
 * A client for a pool. It ends a connection that has been silent for this long, if the database no longer runs its
 * query or does not answer. Unless `mayReadOnly`, it also ends a connection to a read-only database, because after a
 * failover the next connection may reach the writable one. PostgreSQL tells that by itself, at connecting and when it
 * changes.
 */
export type WatchedClient = new (config?: string | ClientConfig) => Client

/** If the database does not answer within this time, it counts as unreachable. */
const askingTakesMs = 2500

export function watchedClient(address: PoolConfig, silentMs: number, mayReadOnly = false): WatchedClient {
  const isAtWork = openQuestion(address)

  function watch(client: Inside): void {
    const { stream } = client.connection
    const look = async () => {
      // The connection is idle; its next query starts the timer again.
      if (client.readyForQuery || stream.destroyed) return
      const read = stream.bytesRead
      const isBusy = await isAtWork(client.processID)
      const hasSpoken = stream.bytesRead > read
      if (isBusy || hasSpoken || client.readyForQuery) stream.setTimeout(silentMs)
      else stream.destroy(new Error('Connection terminated: the database did not answer'))
    }
    stream.setTimeout(silentMs)
    stream.on('timeout', () => void look())
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnlyState && !mayReadOnly) endReadOnly(client)
    })
  }

  // A function, because the pool creates its clients with `new`.
  return function Watched(config?: string | ClientConfig) {
    const client = new Client(config) as Inside
    client.connection.on('parameterStatus', ({ parameterName: name, parameterValue: value }: Parameter) => {
      if (saysReadOnly.has(name) && value === 'on' && !mayReadOnly) endReadOnly(client)
    })
    client.once('connect', () => watch(client))
    return client
  } as unknown as WatchedClient
}

type Parameter = { parameterName: string; parameterValue: string }

const saysReadOnly = new Set(['in_hot_standby', 'default_transaction_read_only'])

/** Destroys the stream after the query has got its own error. */
function endReadOnly({ connection: { stream } }: Inside): void {
  setImmediate(() => stream.destroy(new Error('Connection terminated: the database is read only')))
}

/**
 * Whether the database still runs a query of a connection. One query checks all connections that are silent at the same
 * time.
 */
function openQuestion(address: PoolConfig): (pid: number | null) => Promise<boolean> {
  let asking: Promise<Set<number>> | undefined
  return async (pid) => {
    asking ??= findAtWork(address)
      .catch(() => new Set<number>())
      .finally(() => (asking = undefined))
    return pid !== null && (await asking).has(pid)
  }
}

/**
 * Connects as the address's user, because the pool's connections have the same login, whatever role they took later.
 */
async function findAtWork(address: PoolConfig): Promise<Set<number>> {
  const client = new Client({
    ...address,
    application_name: 'listpass-watch',
    connectionTimeoutMillis: askingTakesMs,
    query_timeout: askingTakesMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where coalesce(state, '') not like 'idle%'`,
    )
    return new Set(rows.map(({ pid }) => pid))
  } finally {
    void client.end().catch(() => {})
  }
}

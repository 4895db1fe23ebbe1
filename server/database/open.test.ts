import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { answerTo } from '../http/answer-error.ts'
import { askDatabase } from '../testing/processes.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'

const app = await startTestApp({ works: false, own: 'its connections are ended' })

test('a connection that breaks between two queries of a transaction ends that transaction alone', async () => {
  const { database } = app.services
  const broken = database.open.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const { pid } = rows[0]!
    await askDatabase({ connectionString: app.connectionString }, 'select pg_terminate_backend($1)', [pid])
    // When its backend is gone, the connection has already reported that to the pool, which listens only to idle
    // connections.
    await until(
      () =>
        askDatabase({ connectionString: app.connectionString }, 'select from pg_stat_activity where pid = $1', [pid]),
      (left) => left.length === 0,
    )
    await sql`select 1`.execute(tx)
  })
  const error = await broken.then(
    () => undefined,
    (reason: Error) => reason,
  )
  assert.ok(error)
  // The caller gets an error that asks to retry.
  const request = { log: app.services.log, routeOptions: {} } as FastifyRequest
  assert.equal(answerTo(error, request).status, 503, error.message)
  assert.equal(await until(database.isUp, (isUp) => isUp), true)
})

// The database is unreachable at the moment when a lease or a slot is released.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { askDatabase } from '../testing/processes.ts'
import { atEnd, createDatabase, templateDatabase, testServer } from '../testing/postgres.ts'
import { until } from '../testing/until.ts'
import { withLease } from './lease.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { openSlots, slotsPerLogin } from '../mailchimp/limits/slots.ts'

const { name, connectionString } = await createDatabase(
  await templateDatabase('pace', (address) => migrate({ connectionString: address })),
)
const { database } = openDatabase({ connectionString }, () => {})
const slots = openSlots(database)
atEnd(async () => {
  slots.close()
  await database.close()
})

/** A limit that is shorter than the time after which a lease expires. */
const soonMs = 10_000

async function asServer(text: string): Promise<void> {
  await askDatabase({ connectionString: (await testServer()).url }, text)
}

async function whileAway(work: () => Promise<unknown>): Promise<void> {
  await asServer(`alter database ${name} with allow_connections false`)
  await asServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  try {
    await until(database.isUp, (isUp) => !isUp)
    await work()
  } finally {
    await asServer(`alter database ${name} with allow_connections true`)
  }
  await until(database.isUp, Boolean)
}

test('slots that could not be given back while the database was away are free soon after it is back', async () => {
  const login = randomUUID()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  let underWay = 0
  const calls = Array.from({ length: slotsPerLogin }, () =>
    slots.with(login, () => {
      underWay += 1
      return answered
    }),
  )
  await until(
    () => underWay,
    (count) => count === slotsPerLogin,
  )
  await whileAway(async () => {
    answer()
    await Promise.all(calls)
  })
  let done = 0
  const next = Array.from({ length: slotsPerLogin }, () => slots.with(login, () => Promise.resolve(void (done += 1))))
  await until(
    () => done,
    (count) => count === slotsPerLogin,
    soonMs,
  )
  await Promise.all(next)
})

test('work whose end was not stored can restart soon after the database is back', async () => {
  const lease = () => ({ name: 'write-back:of-a-list', holder: randomUUID(), seconds: 120 })
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  let isUnderWay = false
  const first = withLease(database, lease(), () => {
    isUnderWay = true
    return finished
  })
  await until(() => isUnderWay, Boolean)
  assert.equal(await withLease(database, lease(), () => Promise.resolve()), false)
  await whileAway(async () => {
    finish()
    await first
  })
  await until(() => withLease(database, lease(), () => Promise.resolve()), Boolean, soonMs)
})

// Calls that are refused, lost or too many, over two nodes on one database.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { validating } from '../../sandbox/testing/validate.ts'
import { migrate } from '../database/migrate.ts'
import { openAsOwner, openDatabase } from '../database/open.ts'
import { openPaces } from './limits/paces.ts'
import { keepSlots, takeOverSlots } from './limits/store.ts'
import { openSlots } from './limits/slots.ts'
import { isPassing, MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { atEnd, createDatabase, templateDatabase } from '../testing/postgres.ts'
import { until } from '../testing/until.ts'
import { callMailchimp, type Line, type Patience } from './call.ts'

const { connectionString } = await createDatabase(
  await templateDatabase('pace', (address) => migrate({ connectionString: address })),
)
const owner = openAsOwner({ connectionString })
const sandbox = createSandbox()
atEnd(() => Promise.all([owner.destroy(), sandbox.close()]).then(() => {}))

const work: Patience = { caller: 'worker', tries: 1, timeoutMs: 60_000 }
const click: Patience = { caller: 'person', tries: 1, timeoutMs: 60_000 }

function addNode() {
  const { database } = openDatabase({ connectionString }, () => {})
  const slots = openSlots(database)
  atEnd(async () => {
    slots.close()
    await database.close()
  })
  const fetch = validating(sandbox.fetch)
  const line: Line = {
    fetch: (request) => fetch(request),
    slots,
    paces: openPaces(database),
    now: () => new Date(),
    apiUrl: 'https://{dc}.api.mailchimp.com/3.0',
  }
  return { line, database }
}

const nodes = [addNode(), addNode()] as const

function addLogin() {
  const account = sandbox.addAccount()
  const credential = { token: account.apiKey, dataCentre: 'us14', loginKey: randomUUID() }
  const ping = (patience: Patience = work, node: 0 | 1 = 0, fetch = nodes[node].line.fetch) =>
    callMailchimp({ ...nodes[node].line, fetch }, credential, { method: 'GET', path: '/ping' }, z.unknown(), patience)
  const slots = async () => {
    const { rows } = await sql<{ slots: number }>`select pace_of(${credential.loginKey}, 8) as slots`.execute(owner)
    return rows[0]!.slots
  }
  const calls = () => sandbox.calls.list().filter((call) => call.account === account.id).length
  return { account: account.id, login: credential.loginKey, credential, ping, slots, calls }
}

/** Sends this many requests once all of them are there, so that no answer comes before the last of them is sent. */
function waitForAll(count: number, fetch: Line['fetch']): Line['fetch'] {
  const { promise, resolve } = Promise.withResolvers<void>()
  return async (request) => {
    if (--count === 0) resolve()
    await promise
    return fetch(request)
  }
}

const asTrouble = (error: unknown) => (error instanceof MailchimpTrouble ? error : undefined)

test('two nodes together have at most 8 calls open at once', async () => {
  const { account, ping } = addLogin()
  sandbox.changeSettings({ latencyMs: 30 }, account)
  const together = waitForAll(8, nodes[0].line.fetch)
  await Promise.all(Array.from({ length: 60 }, (_, place) => ping(work, place % 2 === 0 ? 0 : 1, together)))
  assert.equal(sandbox.calls.mostAtOnce(account), 8)
})

for (const kind of ['too_many', 'bare_403'] as const) {
  test(`${kind} halves the slots of the login for all nodes, never below one; they come back one by one`, async () => {
    const { account, login, ping, slots } = addLogin()
    sandbox.setFault({ kind }, account)
    const seen: number[] = []
    for (let call = 0; call < 5; call++) {
      assert.equal(asTrouble(await ping().catch((error: unknown) => error))?.kind, 'busy')
      seen.push(await slots())
    }
    assert.deepEqual(seen, [4, 2, 1, 1, 1])
    sandbox.clearFaults(account)
    sandbox.changeSettings({ latencyMs: 20 }, account)
    sandbox.calls.forget()
    await Promise.all(Array.from({ length: 6 }, () => ping(work, 1)))
    assert.equal(sandbox.calls.mostAtOnce(account), 1, 'the other node keeps to it')
    for (const [ago, count] of [
      [10, 2],
      [35, 4],
      [3600, 8],
    ] as const) {
      await sql`update login_paces set changed_at = clock_timestamp() - make_interval(secs => ${ago}) where login_key = ${login}`.execute(
        owner,
      )
      assert.equal(await slots(), count)
    }
  })
}

test('calls that were refused together halve once', async () => {
  const { account, credential, slots } = addLogin()
  sandbox.setFault({ kind: 'too_many' }, account)
  const { line } = nodes[0]
  const together = { ...line, fetch: waitForAll(8, line.fetch) }
  await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      callMailchimp(together, credential, { method: 'GET', path: '/ping' }, z.unknown(), work),
    ),
  )
  assert.equal(await slots(), 4)
})

test('a refusal that was counted with another one halves nothing, also when the clock jumped back', async () => {
  const { account, login, ping, slots } = addLogin()
  sandbox.setFault({ kind: 'too_many' }, account)
  const answer = Promise.withResolvers<void>()
  const fetch: Line['fetch'] = (request) => nodes[0].line.fetch(request).finally(() => answer.promise)
  const heard = ping(work, 0, fetch).catch((error: unknown) => error)
  await until(
    () => sandbox.faults(account)[0]!.struck,
    (struck) => struck === 1,
  )
  await ping().catch(() => {})
  await sql`update login_paces set changed_at = clock_timestamp() + interval '5 seconds' where login_key = ${login}`.execute(
    owner,
  )
  answer.resolve()
  assert.equal(asTrouble(await heard)?.kind, 'busy')
  assert.equal(await slots(), 4)
})

test("a person's own call is not kept back by a slow pace, and goes before work", async () => {
  const { account, ping, slots } = addLogin()
  sandbox.setFault({ kind: 'too_many', next: 3 }, account)
  for (let call = 0; call < 3; call++) await ping().catch(() => {})
  assert.equal(await slots(), 1)
  sandbox.changeSettings({ latencyMs: 300 }, account)
  const order: string[] = []
  const jobs = Array.from({ length: 3 }, () => ping().then(() => order.push('work')))
  const person = ping(click).then(() => order.push('person'))
  await Promise.all([...jobs, person])
  assert.ok(order.indexOf('person') <= 1, order.join(' '))
})

test('when Mailchimp is down, work stops calling after five tries, and one call now and then sees whether it is back', async () => {
  const { login, ping } = addLogin()
  let open = 0
  const begun = performance.now()
  sandbox.stop()
  for (let call = 0; call < 200; call++) {
    const error = await ping(work, call % 2 === 0 ? 0 : 1).catch((trouble: unknown) => trouble)
    assert.ok(isPassing(error))
    if (error.cause === undefined) open += 1
  }
  // The error of a call that went out has a cause; the error of a stopped call has none.
  // While the 200 are made, a call goes out after 2 s, another 4 s later, then after 8, 16 and each 30 s (rest_after).
  const took = (performance.now() - begun) / 1000
  const due = [2, 6, 14, 30].filter((at) => at <= took).length + Math.max(0, Math.floor((took - 30) / 30))
  assert.ok(200 - open <= 5 + 1 + due, `${200 - open} calls went out in ${took} s`)
  const clicked = asTrouble(await ping(click).catch((error: unknown) => error))
  assert.ok(clicked?.cause, "a person's call is tried all the same")

  // Lets ten minutes pass, by moving the stored times into the past.
  let through = 0
  for (let seconds = 0; seconds < 600; seconds += 2) {
    await sql`update login_paces set open_until = open_until - interval '2 seconds' where login_key = ${login}`.execute(
      owner,
    )
    const error = asTrouble(await ping().catch((trouble: unknown) => trouble))
    if (error?.cause !== undefined) through += 1
  }
  assert.ok(through >= 10 && through <= 30, `${through} calls in ten minutes`)

  sandbox.start()
  await sql`update login_paces set open_until = clock_timestamp() where login_key = ${login}`.execute(owner)
  const answers = await Promise.allSettled(Array.from({ length: 3 }, () => ping()))
  assert.ok(answers.some(({ status }) => status === 'fulfilled'))
  await until(
    () =>
      ping(work, 1).then(
        () => true,
        () => false,
      ),
    (works) => works,
  )
})

test("a person's successful call closes the circuit for all", async () => {
  const { ping } = addLogin()
  sandbox.stop()
  for (let call = 0; call < 6; call++) await ping().catch(() => {})
  sandbox.start()
  await assert.rejects(ping(), isPassing)
  await ping(click)
  await ping()
  await ping(work, 1)
})

test('failures that are not in a row, and refusals with a reason, open nothing', async () => {
  const { account, ping } = addLogin()
  for (let round = 0; round < 4; round++) {
    sandbox.setFault({ kind: 'server_error', status: 502, next: 4 }, account)
    for (let call = 0; call < 4; call++) await assert.rejects(ping(), isPassing)
    sandbox.clearFaults(account)
    await ping()
  }
  sandbox.revokeKey(account)
  for (let call = 0; call < 8; call++) {
    assert.equal(asTrouble(await ping().catch((error: unknown) => error))?.kind, 'unauthorized')
  }
  sandbox.revokeKey(account, false)
  await ping()
})

test('Retry-After is honoured up to a limit: work waits, a person gets an error', async () => {
  const { ping, credential, account } = addLogin()
  const [{ line }] = nodes
  const answers = ['1', '3600']
  const refusing: Line = {
    ...line,
    fetch: (request) => {
      const seconds = answers.shift()
      if (seconds === undefined) return line.fetch(request)
      return Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': seconds } }))
    },
  }
  const call = { method: 'GET', path: '/ping' } as const
  const began = Date.now()
  await callMailchimp(refusing, credential, call, z.unknown(), { ...work, tries: 1 }).catch(() => {})
  await ping(work, 1)
  assert.ok(Date.now() - began >= 1000, 'the other node waits as well')
  const told = await callMailchimp(refusing, credential, call, z.unknown(), { ...click, tries: 5 }).catch(
    (error: unknown) => error,
  )
  assert.equal(asTrouble(told)?.restMs, 30_000)
  await ping(click)
  assert.equal(sandbox.calls.mostAtOnce(account), 1)
})

test('a call that is given up keeps its slot for as long as Mailchimp may be at it', async () => {
  const { account, ping, login } = addLogin()
  sandbox.setFault({ kind: 'no_answer', next: 3 }, account)
  const given = await Promise.allSettled(Array.from({ length: 3 }, () => ping({ ...work, timeoutMs: 100 })))
  assert.ok(given.every(({ status }) => status === 'rejected'))
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from expires_at - clock_timestamp())::float8 as seconds from slot_leases
    where login_key = ${login} and expires_at > clock_timestamp()`.execute(owner)
  assert.equal(rows.length, 3)
  assert.ok(rows.every(({ seconds }) => seconds > 100 && seconds <= 120))
  sandbox.changeSettings({ latencyMs: 50 }, account)
  sandbox.calls.forget()
  const together = waitForAll(5, nodes[0].line.fetch)
  await Promise.all(Array.from({ length: 20 }, () => ping(work, 0, together)))
  assert.equal(sandbox.calls.mostAtOnce(account), 5)
})

test('the calls of a killed server count for a while in the next one', async () => {
  const { account, ping, login } = addLogin()
  sandbox.setFault({ kind: 'slow', ms: 1500, next: 6 }, account)
  const left = Array.from({ length: 6 }, () => ping(work, 0))
  await until(
    () => sandbox.faults(account)[0]!.struck,
    (struck) => struck === 6,
  )
  await takeOverSlots(nodes[1].database)
  sandbox.changeSettings({ latencyMs: 20 }, account)
  await Promise.all(Array.from({ length: 20 }, () => ping(work, 1)))
  await Promise.all(left)
  assert.equal(sandbox.calls.mostAtOnce(account), 8)
  const { rows } = await sql<{ seconds: number }>`
    select max(extract(epoch from expires_at - clock_timestamp()))::float8 as seconds from slot_leases
    where login_key = ${login}`.execute(owner)
  assert.ok(rows[0]!.seconds <= 5)
})

test('a node that lost the database for a while keeps its slots if no other took them', async () => {
  const { login } = addLogin()
  const holder = randomUUID()
  const [{ database }] = nodes
  await sql`select take_slot(${login}, ${holder}, 30, 8, true)`.execute(database.open)
  await sql`update slot_leases set expires_at = clock_timestamp() - interval '1 second' where login_key = ${login} and holder = ${holder}`.execute(
    owner,
  )
  await keepSlots(database, [holder], 30)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from slot_leases where login_key = ${login} and expires_at > clock_timestamp()`.execute(
    owner,
  )
  assert.equal(rows[0]!.count, 1)
})

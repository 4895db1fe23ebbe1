// A server's metrics: present, correct, and without names.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { Client } from 'pg'
import { allAccounts } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { addLink, openDoor, prepareList } from '../testing/factories.ts'
import { listen } from '../testing/listen.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { openMetrics } from './open-metrics.ts'
import { readFigures } from './testing/read-figures.ts'
import { serveMetrics, startMetrics } from './start-metrics.ts'

const app = await startTestApp({ own: 'a table is away for a while' })
const address = await app.listen()
const { database } = app.services
let freeBytes: number | undefined = 5e9
let isUp = true
let why: string | undefined
const sources = {
  role: 'all',
  askDepths: () => (isUp ? app.askDepths() : Promise.resolve(undefined)),
  pools: database.pools,
  room: { isLow: () => freeBytes === 0, freeBytes: () => freeBytes },
  whyStuck: () => why,
}
const served = await startMetrics({ port: 0, host: '127.0.0.1' }, sources)
after(() => served.close())

const scrape = async () => (await fetch(`${served.address}/metrics`)).text()
const figures = async () => readFigures(await scrape())

const prepared = await prepareList(app, { members: 12 })
const { token, list, codes, apiKey } = prepared
const link = await addLink(app, prepared)
const { scanToken } = await openDoor(app, link)
const scan = (code: string) =>
  app.call(redeemScan, { scanToken, params: { listId: list.id }, body: { qr_code: code, scan_id: randomUUID() } })

test('scans are counted by reason, and how long they, images and calls took is known by route', async () => {
  const begun = performance.now()
  for (const code of codes.slice(0, 3)) await scan(code)
  await scan(codes[0]!)
  await scan('no code')
  await app.call(allAccounts, { token })
  await app.app.inject('/nowhere/at/all')
  for (const path of [`/qr-code/${codes[0]!}`, `/qr-code/${codes[0]!}.svg`]) await (await fetch(address + path)).text()
  const seen = await until(figures, (all) => all('listpass_answers_total', { route: '/qr-code/:name' }) === 2)
  assert.equal(seen('listpass_scans_total', { reason: 'ok', way: 'at the door' }), 3)
  assert.equal(seen('listpass_scans_total', { reason: 'already_used' }), 1)
  assert.equal(seen('listpass_scans_total', { reason: 'malformed' }), 1)
  assert.equal(seen('listpass_scans_undecided_total', {}), 0)
  assert.equal(seen('listpass_scan_seconds_count', {}), 5)
  assert.equal(seen('listpass_image_seconds_count', {}), 2)
  const route = { method: 'POST', route: '/api/lists/:listId/scan' }
  assert.equal(seen('listpass_answers_total', { ...route, status: '200' }), 5)
  assert.equal(seen('listpass_answer_seconds_count', route), 5)
  assert.equal(seen('listpass_answers_total', { route: 'none', status: '404' }), 1)
  // One was asked after the other, so all of them took less than the test did: what is not in seconds took a thousand times that.
  const seconds = (performance.now() - begun) / 1000
  const sums = ['scan', 'image'].map((what) => seen(`listpass_${what}_seconds_sum`, {})!)
  for (const sum of [...sums, seen('listpass_answer_seconds_sum', route)!])
    assert.ok(sum > 0 && sum < seconds, `${sum}`)
  assert.ok(seen('listpass_memory_bytes', { kind: 'rss' })! > 1e7)
  assert.ok(seen('listpass_processor_seconds_total', {})! > 0)
  assert.equal(seen('listpass_about', { role: 'all' }), 1)
})

test('Mailchimp calls are counted by kind and result, and waiting writes are shown until written', async () => {
  const waiting = { state: 'due' }
  await scan(codes[5]!)
  await until(figures, (all) => all('listpass_pending_writes', waiting)! > 0)
  const seen = await until(figures, (all) => all('listpass_pending_writes', waiting) === 0)
  assert.ok(seen('listpass_mailchimp_calls_total', { operation: 'POST /lists/:id', outcome: 'ok' })! > 0)
  assert.ok(seen('listpass_mailchimp_calls_total', { operation: 'GET /lists/:id/members', outcome: 'ok' })! > 0)
  const calls = seen('listpass_mailchimp_call_seconds_count', {})!
  assert.ok(calls > 5)
  const lifetime = performance.now() / 1000
  const took = seen('listpass_mailchimp_call_seconds_sum', {})!
  assert.ok(took > 0 && took / calls < lifetime, `${took}`)
  for (const reason of ['pace', 'slot']) assert.equal(seen('listpass_mailchimp_waiting', { reason }), 0)
  assert.equal(seen('listpass_write_back_lag_seconds', waiting), 0)
  assert.equal(seen('listpass_mailchimp_logins', { state: 'down' }), 0)
  assert.equal(seen('listpass_database_up', {}), 1)
})

test('writes that wait for the organiser are told apart from possible ones', async () => {
  const owner = new Client({ connectionString: app.connectionString })
  await owner.connect()
  await owner.query('update listpass.accounts set is_active = false')
  await owner.query(
    `insert into listpass.pending_writes (list_id, contact_id, queued_at)
     select list_id, id, now() - interval '1 hour' from listpass.contacts on conflict do nothing`,
  )
  const seen = await until(figures, (all) => all('listpass_pending_writes', { state: 'parked' })! > 0)
  assert.ok(seen('listpass_write_back_lag_seconds', { state: 'parked' })! >= 3600)
  assert.equal(seen('listpass_pending_writes', { state: 'due' }), 0)
  await owner.query('delete from listpass.pending_writes; update listpass.accounts set is_active = true')
  await owner.end()
})

test('a scan that the database could not decide is counted as such', async () => {
  const owner = new Client({ connectionString: app.connectionString })
  await owner.connect()
  await owner.query('alter table listpass.scans rename to elsewhere')
  await assert.rejects(scan(codes[7]!), /500/)
  await owner.query('alter table listpass.elsewhere rename to scans')
  await owner.end()
  const seen = await figures()
  assert.equal(seen('listpass_scans_undecided_total', { why: 'fault' }), 1)
  assert.equal(seen('listpass_answers_total', { route: '/api/lists/:listId/scan', status: '500' }), 1)
})

test('doors that listen are counted for as long as they do', async () => {
  const ear = await listen({ address, listId: list.id, scanToken })
  await until(figures, (all) => all('listpass_streams', {}) === 1)
  ear.hangUp()
  await until(figures, (all) => all('listpass_streams', {}) === 0)
})

test('while the database is away, the known metrics are still served', async () => {
  isUp = false
  why = 'work stands still'
  freeBytes = 0
  const seen = await figures()
  assert.equal(seen('listpass_database_up', {}), 0)
  assert.equal(seen('listpass_pending_writes', {}), undefined)
  assert.equal(seen('listpass_mailchimp_slots_in_use', {}), undefined)
  assert.deepEqual(
    [seen('listpass_stuck', {}), seen('listpass_read_only', {}), seen('listpass_disk_free_bytes', {})],
    [1, 1, 0],
  )
  assert.ok(seen('listpass_scans_total', {})! > 0)
  isUp = true
  why = undefined
  freeBytes = undefined
})

test('no figure names a list, a person, a code or a key', async () => {
  const text = await scrape()
  const secrets = [
    ...codes,
    list.id,
    list.list_id,
    link.slug,
    scanToken,
    token,
    apiKey,
    prepared.personId,
    prepared.accountId,
  ]
  for (const secret of secrets) assert.ok(!text.toLowerCase().includes(secret.toLowerCase()), secret)
  assert.doesNotMatch(text, /@|[0-9a-f]{8}-[0-9a-f]{4}|[0-9a-f]{32}/i)
})

test('the port serves only metrics, to this machine only, and a taken port is named', async () => {
  assert.match(served.address, /^http:\/\/127\.0\.0\.1:/)
  assert.equal((await fetch(served.address)).status, 404)
  assert.equal((await fetch(`${served.address}/metrics`, { method: 'POST' })).status, 405)
  const { headers } = await fetch(`${served.address}/metrics?x=1`)
  assert.match(headers.get('content-type')!, /^text\/plain; version=0\.0\.4/)
  const metrics = openMetrics({ ...sources, version: '1' })
  after(() => metrics.close())
  const port = Number(new URL(served.address).port)
  await assert.rejects(serveMetrics(metrics, { port, host: '127.0.0.1' }), /METRICS_PORT and METRICS_HOST should be/)
  await assert.rejects(serveMetrics(metrics, { port: 0, host: '192.0.2.1' }), /METRICS_PORT and METRICS_HOST should be/)
})

// A leaked link that was ended, and a list that was closed: every call of a link is tried again.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { answerAsks } from '#contract/asks.ts'
import { callOrganiser, ownDoorCalls } from '#contract/door-calls.ts'
import { doorsNow } from '#contract/doors-now.ts'
import { updateAccount } from '#contract/accounts.ts'
import {
  changeScannerLink,
  tellDoorCheck,
  endScannerSession,
  openScannerLink,
  removeScannerLink,
  rotateScannerLink,
  scannerLinks,
  scanTokenHeader,
} from '#contract/doors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { changeList } from '#contract/lists.ts'
import { peopleByName } from '#contract/people-by-name.ts'
import { checkIn, findPeople, handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import { scanLog } from '#contract/scans.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, backdate, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { injectAnswer } from '../../testing/calls.ts'
import { isSignedIn } from '../../http/route-policies.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { missing } from '../../testing/tenant.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { newCode } from '../contacts/new-code.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const hourMs = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
type Leaked = Awaited<ReturnType<typeof leakLink>>

/** A link with every right, and the data that its holder saw while it was live. */
async function leakLink() {
  const prepared = await prepareList(app, { members: 4, status: 'subscribed' })
  const { link, slug } = await addLink(app, prepared, { label: 'North door', may_check_in_by_name: true })
  const { scanToken } = await openDoor(app, { slug })
  await backdate(owner, prepared.list.id, 200)
  const params = { listId: prepared.list.id }
  const scan = { qr_code: prepared.codes[0]!, scan_id: randomUUID() }
  const { data } = await app.call(redeemScan, { scanToken, params, body: scan })
  const { rows } = await sql<{ id: string; email: string; name: string; code: string }>`
    select id, email, code, display_value(merge_fields, email, null) as name from contacts
    where list_id = ${params.listId}`.execute(owner)
  assert.ok(data && rows.some(({ name }) => name === data.display_field_value))
  const fresh = rows.find(({ code }) => code === prepared.codes[1])!
  return { prepared, params, link, slug, scanToken, scan, contacts: rows, fresh }
}

const made = (code: string, at: string, told = 'ok') => ({ qr_code: code, scan_id: randomUUID(), scanned_at: at, told })

type Call = {
  endpoint: Endpoint
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** The calls of a door, each with the bodies that could tell its holder something. */
function callsOf({ params, scan, fresh, contacts, prepared, slug }: Leaked): Call[] {
  const [first, second, third] = prepared.codes as [string, string, string]
  const tolds = ['already_used', 'removed', 'blocked', 'unknown_code', 'list_inactive', 'link_expired', 'malformed']
  const handedIn = [
    made(second, ago(-hourMs)),
    made(second, '1970-01-01T00:00:00.000Z'),
    made(second, ago(300 * hourMs)),
    made(newCode(), ago(hourMs)),
    { ...scan, scanned_at: ago(hourMs), told: 'ok' },
    ...tolds.flatMap((told) => [made(first, ago(hourMs), told), made(third, ago(-hourMs), told)]),
  ]
  const words = contacts.flatMap(({ name, email }) => [name.slice(0, 3), email])
  return [
    { endpoint: openScannerLink, params: { slug } },
    ...[first, second, third, newCode(), 'no code'].map((text) => ({ endpoint: redeemScan, body: { qr_code: text } })),
    { endpoint: redeemScan, body: scan },
    { endpoint: handInScans, body: { scans: handedIn } },
    { endpoint: undoScan, params: { ...params, scanId: scan.scan_id } },
    ...words.map((q) => ({ endpoint: findPeople, query: { q } })),
    { endpoint: peopleByName, query: {} },
    { endpoint: callOrganiser, body: { id: randomUUID(), about: 'need_help' } },
    { endpoint: ownDoorCalls },
    { endpoint: doorsNow },
    {
      endpoint: answerAsks,
      params: { ...params, scanId: scan.scan_id },
      body: { answers: [{ tag: 'DIET', value: 'x' }] },
    },
    { endpoint: tellDoorCheck, body: { missing: ['sound'] } },
    { endpoint: checkIn, params: { ...params, contactId: fresh.id }, body: {} },
  ]
}

const doorCalls = app.app.routePolicies.filter(({ policy }) => policy === 'door')

/** Fails when an answer to the holder names a contact, an id or a count. */
async function assertLearnsNothing(leaked: Leaked, isClosedOnly = false): Promise<void> {
  const tried = new Set<string>()
  for (const { endpoint, params = leaked.params, query, body } of callsOf(leaked)) {
    tried.add(`${endpoint.method} ${endpoint.path}`)
    await ask(leaked, { method: endpoint.method, url: pathOf(endpoint.path, params), query, payload: body })
  }
  for (const name of ['offline-list', 'offline-names', 'door-occasions', 'stream']) {
    const path = `/api/lists/:listId/${name}`
    tried.add(`GET ${path}`)
    // A door of a closed list waits for it to open, and keeps the sealed list.
    if (isClosedOnly) continue
    const answer = await ask(leaked, { method: 'GET', url: pathOf(path, leaked.params) })
    assert.ok([401, 409].includes(answer.statusCode), `${path}: ${answer.statusCode}`)
  }
  // Every guest sees these on the page of a code: the organiser's name, logo and colour.
  tried.add('GET /api/lists/:listId/door-branding')
  const look = await ask(leaked, { method: 'GET', url: pathOf('/api/lists/:listId/door-branding', leaked.params) })
  assert.ok(isClosedOnly || look.statusCode === 401, `door-branding: ${look.statusCode}`)
  const all = doorCalls.filter(({ method }) => method !== 'HEAD').map(({ method, path }) => `${method} ${path}`)
  assert.deepEqual(
    all.filter((each) => !tried.has(each)),
    [],
    'Teach this test the new call of doors.',
  )
}

type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  query?: Record<string, string> | undefined
  payload?: object | undefined
}

async function ask({ scanToken, contacts, params }: Leaked, { method, url, query, payload }: Request) {
  const counts = () =>
    sql`select id, scan_count from contacts where list_id = ${params.listId} order by id`.execute(owner)
  const before = await counts()
  const answer = await injectAnswer(app.app, {
    method,
    url,
    headers: { [scanTokenHeader]: scanToken },
    ...(query && { query }),
    ...(payload && { payload }),
  })
  const what = `${method} ${url} ${JSON.stringify(payload ?? query ?? '')}: ${answer.body}`
  for (const { id, email, name } of contacts) {
    for (const secret of [id, email, name]) assert.ok(!answer.body.includes(secret), what)
  }
  const parsed = JSON.parse(answer.body) as { verdicts?: object[]; people?: object[] }
  assert.equal(parsed.people, undefined, what)
  for (const verdict of parsed.verdicts ?? [parsed]) {
    if (!('data' in verdict)) continue
    assert.deepEqual({ ...verdict, data: null, max_scans: null, remaining: null, first_scan: null }, verdict, what)
  }
  // A door may undo its own scan for 15 minutes, even if the list was closed meanwhile.
  if (!url.endsWith('/undo')) assert.deepEqual((await counts()).rows, before.rows, what)
  return answer
}

function pathOf(path: string, params: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name]!)
}

const settings = { label: 'North door', may_check_in_by_name: true, expires_at: null }

const ends: Record<string, (leaked: Leaked) => Promise<unknown>> = {
  'ran out': ({ link }) => sql`update scanner_links set expires_at = now() where id = ${link.id}`.execute(owner),
  'was switched off': ({ link, params, prepared: { token } }) =>
    app.call(changeScannerLink, {
      token,
      params: { ...params, linkId: link.id },
      body: { ...settings, is_active: false },
    }),
  'has a new address': ({ link, params, prepared: { token } }) =>
    app.call(rotateScannerLink, { token, params: { ...params, linkId: link.id } }),
  'was removed': ({ link, params, prepared: { token } }) =>
    app.call(removeScannerLink, { token, params: { ...params, linkId: link.id } }),
}

for (const [how, end] of Object.entries(ends)) {
  test(`A leaked and then ended link gives its holder nothing: it ${how}`, async () => {
    const leaked = await leakLink()
    await end(leaked)
    await assertLearnsNothing(leaked)
  })
}

test('A leaked link whose session was ended gives that browser nothing', async () => {
  const leaked = await leakLink()
  const { prepared, params } = leaked
  const { links } = await app.call(scannerLinks, { token: prepared.token, params })
  const ids = { ...params, linkId: leaked.link.id, sessionId: links[0]!.sessions[0]!.id }
  await app.call(endScannerSession, { token: prepared.token, params: ids })
  const slug = 'A'.repeat(43)
  await assertLearnsNothing({ ...leaked, slug })
})

test('The token of a leaked and then ended link opens no call of organisers', async () => {
  const leaked = await leakLink()
  await ends['was removed']!(leaked)
  const ids = { ...missing, ...leaked.params, linkId: leaked.link.id, contactId: leaked.fresh.id }
  const calls = app.app.routePolicies.filter(({ policy }) => isSignedIn(policy))
  assert.ok(calls.length > 0)
  for (const { method, path } of calls) {
    const headers = { [scanTokenHeader]: leaked.scanToken }
    const { statusCode } = await injectAnswer(app.app, { method, url: pathOf(path, ids), headers })
    assert.equal(statusCode, 401, `${method} ${path}`)
  }
})

test('A closed list, or one of an inactive account, shows no names to its scanner links', async () => {
  const closed = await leakLink()
  await app.call(changeList, { token: closed.prepared.token, params: closed.params, body: { is_active: false } })
  await assertLearnsNothing(closed, true)
  const off = await leakLink()
  const body = { account_name: 'Supper club', is_active: false }
  const { token, accountId } = off.prepared
  await app.call(updateAccount, { token, params: { accountId }, body })
  await assertLearnsNothing(off, true)
})

test('A refusal of a closed list shows no name to the organiser either, but the log does', async () => {
  const { prepared, params, contacts } = await leakLink()
  const { token } = prepared
  await app.call(changeList, { token, params, body: { is_active: false } })
  const verdict = await app.call(redeemScan, { token, params, body: { qr_code: prepared.codes[1]! } })
  assert.deepEqual([verdict.reason, verdict.data, verdict.max_scans], ['list_inactive', null, null])
  const { scans } = await app.call(scanLog, { token, params })
  assert.ok(contacts.some(({ id }) => id === scans[0]!.contact_id))
})

async function handIn({ prepared }: { prepared: Pick<Connected, 'list'> }, scanToken: string, scans: object[]) {
  const { verdicts } = await app.call(handInScans, { scanToken, params: { listId: prepared.list.id }, body: { scans } })
  return verdicts.map(({ reason }) => reason)
}

test('Admissions from before the end are accepted for 72 hours, and the log marks them late', async () => {
  const leaked = await leakLink()
  const { prepared, params, scanToken, link } = leaked
  const [, ada, ben] = prepared.codes as [string, string, string]
  const endedAgo = (hours: number) =>
    sql`update scanner_links set expires_at = now() - make_interval(hours => ${hours}) where id = ${link.id}`.execute(
      owner,
    )
  assert.deepEqual(await handIn(leaked, scanToken, [made(ada, ago(80 * hourMs), 'already_used')]), ['already_used'])
  await endedAgo(71)
  assert.deepEqual(await handIn(leaked, scanToken, [made(ada, ago(80 * hourMs))]), ['ok'])
  await endedAgo(73)
  assert.deepEqual(await handIn(leaked, scanToken, [made(ben, ago(80 * hourMs))]), ['link_expired'])
  const { scans } = await app.call(scanLog, { token: prepared.token, params })
  const late = scans.map(({ reason, is_late: isLate }) => `${reason} ${isLate ? 'late' : 'in time'}`)
  assert.deepEqual(late, ['link_expired late', 'ok late', 'already_used in time', 'ok in time'])
})

test('A scan dated before its link or its list takes no place, also at the own door of the organiser', async () => {
  const leaked = await leakLink()
  const { prepared, params, scanToken, link } = leaked
  const [, ada] = prepared.codes as [string, string]
  await sql`update scanner_links set created_at = now() - interval '2 hours' where id = ${link.id}`.execute(owner)
  assert.deepEqual(await handIn(leaked, scanToken, [made(ada, ago(hourMs))]), ['ok'])
  const times = ['1970-01-01T00:00:00.000Z', ago(300 * hourMs), ago(3 * hourMs)]
  const scans = times.map((at) => made(ada, at))
  assert.deepEqual(await handIn(leaked, scanToken, scans), ['conflict', 'conflict', 'conflict'])
  const body = { scans: times.slice(0, 2).map((at) => made(ada, at)) }
  const { verdicts } = await app.call(handInScans, { token: prepared.token, params, body })
  assert.deepEqual(
    verdicts.map(({ reason }) => reason),
    ['conflict', 'conflict'],
  )
})

test('A closed list takes what was let in before it was closed, and nothing after', async () => {
  const leaked = await leakLink()
  const { prepared, scanToken, params } = leaked
  const [, ada, ben] = prepared.codes as [string, string, string]
  await app.call(changeList, { token: prepared.token, params, body: { is_active: false } })
  const scans = [made(ada, ago(hourMs)), made(ben, ago(-hourMs))]
  assert.deepEqual(await handIn(leaked, scanToken, scans), ['ok', 'list_inactive'])
  await sql`update lists set closed_at = now() - interval '73 hours' where id = ${params.listId}`.execute(owner)
  assert.deepEqual(await handIn(leaked, scanToken, [made(ben, ago(80 * hourMs))]), ['list_inactive'])
})

test('Guessed codes are throttled as unknown ones, whatever the holder says the guest was told', async () => {
  for (const told of ['already_used', 'removed', 'blocked', 'unknown_code']) {
    const { prepared, params, scanToken } = await leakLink()
    const guesses = Array.from({ length: 100 }, () => made(newCode(), ago(hourMs), told))
    const refused = await app.refused(handInScans, { scanToken, params, body: { scans: guesses } })
    assert.equal(refused.status, 429, told)
    const kept = await sql`select from scans where list_id = ${prepared.list.id} and reason = ${told}`.execute(owner)
    assert.ok(kept.rows.length < 100, told)
  }
})

test('after all tests, the stored data is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

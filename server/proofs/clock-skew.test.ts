// One of two servers has a clock an hour ahead, then an hour behind. Nothing expires too early or too late, nothing is
// done twice, and both learn of Mailchimp's changes. Two nodes always compare times by the database's clock.
// LISTPASS_PROVE=full shifts the clock by libfaketime, if it is installed.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { currentUser, forgotPassword, resetPassword } from '#contract/auth.ts'
import { batchStatus, syncFromMailchimp } from '#contract/codes.ts'
import { openScannerLink } from '#contract/doors.ts'
import { offlineList } from '#contract/offline.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import { addLink, addOrganiser, openDoor, signInWith } from '../testing/factories.ts'
import { openOutbox } from '../testing/outbox.ts'
import { createDatabase } from '../testing/postgres.ts'
import { readAnswers, sendRaw } from '../testing/malformed-request.ts'
import {
  addDataFolder,
  askDatabase,
  type ServerProcess,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'
import { testKeys } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { findBrokenInvariants } from '../verify/invariants.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const members = isFull ? 6000 : 1200
const hourMs = 3_600_000
const minuteMs = 60_000
const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')

const { connectionString } = await createDatabase()
const owner = openAsOwner({ connectionString })
after(() => owner.destroy())
const sandbox = await startSandboxProcess(await addDataFolder())
const dataDir = await addDataFolder()
const settings = { ...settingsFor(dataDir, sandbox), DATABASE_URL: connectionString, LISTPASS_KEYS: testKeys }
const outbox = openOutbox(join(dataDir, 'outbox'))
const right = await startServerProcess(settings)

function wrongClock(aheadMs: number): Record<string, string> {
  if (isFull && library) {
    const faketime = `${aheadMs > 0 ? '+' : '-'}${Math.abs(aheadMs) / 1000}s`
    return { LD_PRELOAD: library, FAKETIME: faketime, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
  }
  const shift = join(import.meta.dirname, '..', 'testing', 'shifted-clock.ts')
  return { NODE_OPTIONS: `--import=${shift}`, LISTPASS_TEST_CLOCK_MS: String(aheadMs) }
}

const ask = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  askDatabase<Row>({ connectionString }, text, values)

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()

const ahead = { what: 'an hour ahead', aheadMs: hourMs }
const behind = { what: 'an hour behind', aheadMs: -hourMs }
/** A web-only server leaves its work to the other node. */
const cases = [
  { ...ahead, role: 'all' },
  { ...behind, role: 'web' },
  ...(isFull ? [{ ...ahead, role: 'web' } as const, { ...behind, role: 'all' } as const] : []),
] as const

for (const { what, aheadMs, role } of cases) {
  test(`of two servers one is ${what} (${role}): no one is signed out, no link ends too early or late, and all work is done once`, async (t) => {
    t.diagnostic(isFull && library ? 'by libfaketime' : 'by a shifted Date')
    const wrong = await startServerProcess({ ...settings, ...wrongClock(aheadMs), LISTPASS_ROLE: role })
    assert.ok(Math.abs((await clockOf(wrong)) - Date.now() - aheadMs) < 2 * minuteMs, 'its clock is wrong indeed')
    await signInAtBoth(wrong)
    const party = await connectOver(wrong, sandbox, { members, status: 'subscribed' })
    await generateOnce(wrong, party)
    await scanByLinks(wrong, party)
    await hearBoth(wrong, party)
    assert.equal(await wrong.end('SIGTERM'), 0, wrong.lines.join('\n'))
    assert.deepEqual(await findBrokenInvariants(owner), [])
  })
}

test('in the end nothing is pending, and Mailchimp’s values equal ours', async () => {
  await untilNothingPends()
  const verified = await verify(settings)
  assert.equal(verified.ending, 0, verified.lines.join('\n'))
  assert.equal(await right.end('SIGTERM'), 0, right.lines.join('\n'))
})

/** The dates that the server writes outside requests. */
async function clockOf({ address }: ServerProcess): Promise<number> {
  const [answer] = readAnswers(await sendRaw(Number(new URL(address).port), 'hello\r\n\r\n'))
  return Date.parse(answer!.headers['date']!)
}

/** Sessions of both servers, and password links that one creates and the other mails. */
async function signInAtBoth(wrong: ServerProcess): Promise<void> {
  const { token, email } = await addOrganiser(wrong)
  for (const server of [wrong, right]) assert.equal((await server.call(currentUser, { token })).user.email, email)
  // The newest link is valid, whichever server created it.
  await right.call(forgotPassword, { body: { email } })
  const [first] = await linksTo(email, 1)
  await wrong.call(forgotPassword, { body: { email } })
  const newest = (await linksTo(email, 2)).find((link) => link !== first)
  const body = {
    token: newest!.split('#').at(-1)!,
    password: 'quite another one',
    password_confirmation: 'quite another one',
  }
  await right.call(resetPassword, { body })
  assert.equal((await right.refused(currentUser, { token })).status, 401)
  const again = await signInWith(right, { email, password: body.password })
  await wrong.call(currentUser, { token: again.token })
}

/** The links in the mails, in any order, because the writer's clock names the mails. */
function linksTo(email: string, count: number): Promise<string[]> {
  return until(
    async () => [...new Set((await outbox.mails(email)).flatMap(({ links }) => links))],
    (links) => links.length >= count,
  )
}

/** Links that end in ten minutes work at both servers. One that ended ten minutes ago works at neither. */
async function scanByLinks(wrong: ServerProcess, party: ConnectedOver): Promise<void> {
  const text = 'select code from listpass.contacts where list_id = $1 order by id limit 2'
  const codes = (await ask<{ code: string }>(text, [party.list.id])).map(({ code }) => code)
  const params = { listId: party.list.id }
  const [open, ended] = [
    await addLink(wrong, party, { label: 'Open', expires_at: inMinutes(10) }),
    await addLink(right, party, { label: 'Ended', expires_at: inMinutes(10) }),
  ]
  const doors = await Promise.all([wrong, right].map((server) => openDoor(server, open)))
  for (const [place, server] of [wrong, right].entries()) {
    const verdict = await server.call(redeemScan, { ...doors[place]!, params, body: { qr_code: codes[place]! } })
    assert.equal(verdict.reason, 'ok')
    const { at } = await server.call(offlineList, { ...doors[place]!, params, query: {} })
    assert.ok(Math.abs(Date.parse(at) - Date.now()) < minuteMs, `doors measure their clocks by ${at}`)
  }
  const late = await openDoor(right, ended)
  const end = `update listpass.scanner_links set expires_at = now() - interval '10 minutes' where id = $1`
  await ask(end, [ended.link.id])
  for (const server of [wrong, right]) {
    assert.equal((await server.refused(openScannerLink, { params: { slug: ended.slug } })).status, 409)
    const verdict = await server.call(redeemScan, { ...late, params, body: { qr_code: codes[0]! } })
    assert.equal(verdict.reason, 'link_expired')
  }
}

function untilNothingPends() {
  return until(
    () => ask('select from listpass.pending_writes'),
    (rows) => rows.length === 0,
  )
}

/** Both servers work: each page is written once, and never with more than eight calls at a time. */
async function generateOnce(wrong: ServerProcess, party: ConnectedOver): Promise<void> {
  // The counts of the list before would be calls of the same kind.
  await untilNothingPends()
  await sandbox.change(party.account, { latencyMs: 40 })
  await sandbox.forgetCalls()
  const [batch, same] = [await startGenerating(wrong, party), await startGenerating(right, party)]
  assert.equal(same, batch)
  const end = await finish(right, party, batch)
  assert.deepEqual([end.processed_jobs, end.failed_jobs, end.total_jobs], [members, 0, members])
  const { most_at_once: most, by_operation: calls } = await sandbox.counts()
  assert.ok(most <= 8, `${most} calls at once`)
  // 500 members a call; neighbouring pages of 1,000 share ten members.
  assert.equal(calls['batchSubscribe'], Math.ceil((members + 10 * Math.floor(members / 1000)) / 500))
  await sandbox.change(party.account, { latencyMs: 0 })
}

/** Both servers learn of Mailchimp's changes. Changes stored with the wrong clock do not hide later ones. */
async function hearBoth(wrong: ServerProcess, party: ConnectedOver): Promise<void> {
  const [guest] = await ask<{ id: string; email: string }>(
    'select id, email from listpass.contacts where list_id = $1 order by id desc limit 1',
    [party.list.id],
  )
  for (const [place, server] of [wrong, right, wrong].entries()) {
    const path = `/admin/lists/${party.list.list_id}/members/${encodeURIComponent(guest!.email)}`
    const body = JSON.stringify({ merge_fields: { QRMAX: 3 + place } })
    const edited = await fetch(`${sandbox.address}${path}`, { method: 'PATCH', body })
    assert.ok(edited.ok, await edited.text())
    const asked = { token: party.token, params: { listId: party.list.id }, body: {} }
    await finish(server, party, (await server.call(syncFromMailchimp, asked)).data.batch_id!)
    const [kept] = await ask<{ max_scans: number }>('select max_scans from listpass.contacts where id = $1', [
      guest!.id,
    ])
    assert.equal(kept!.max_scans, 3 + place)
  }
  const early = await ask('select from listpass.contacts where heard_at > clock_timestamp()')
  assert.equal(early.length, 0, 'nothing was heard in the future')
  const [latest] = await ask<{ ago: number }>(
    'select extract(epoch from clock_timestamp() - max(heard_at))::float8 as ago from listpass.contacts where list_id = $1',
    [party.list.id],
  )
  assert.ok(latest!.ago < 300, `${latest!.ago} s ago`)
}

function finish(server: ServerProcess, { token, list }: ConnectedOver, batch: string) {
  const asked = { token, params: { listId: list.id }, query: { batch_id: batch } }
  return until(
    () => server.call(batchStatus, asked),
    (progress) => progress.is_finished || progress.is_cancelled,
  )
}

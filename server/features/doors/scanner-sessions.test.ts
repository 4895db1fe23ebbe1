import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { updateAccount } from '#contract/accounts.ts'
import {
  changeScannerLink,
  endScannerSession,
  openScannerLink,
  removeScannerLink,
  rotateScannerLink,
  scannerLinks,
} from '#contract/doors.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import { linkOf } from '#domain/link.ts'
import { openAsOwner } from '../../database/open.ts'
import type { Calls } from '../../testing/calls.ts'
import { hasEnded, scanByLink } from '../../testing/doors.ts'
import { addLink, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { startTestApp, testPublicUrl } from '../../testing/start-test-app.ts'
import { newCode } from '../contacts/new-code.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const linkTo = (code: string) => linkOf(testPublicUrl, code)
type Place = Pick<Connected, 'token' | 'list'>

function scan(place: Pick<Connected, 'list'>, scanToken: string, code: string, node: Calls = app): Promise<Verdict> {
  return node.call(redeemScan, scanByLink(place, scanToken, code))
}

const sessionsOf = async ({ token, list }: Place) =>
  (await app.call(scannerLinks, { token, params: { listId: list.id } })).links.flatMap(({ sessions }) => sessions)

test('a browser with the link scans, and the door has the name of the link', async () => {
  const prepared = await prepareList(app, { members: 2, name: 'Spring supper' })
  const { scanToken } = await openDoor(app, await addLink(app, prepared, { label: 'Garden gate' }))
  const verdict = await scan(prepared, scanToken, prepared.codes[0]!)
  assert.equal(verdict.reason, 'ok')
  assert.equal(verdict.first_scan!.door, 'Garden gate')
  const again = await app.call(redeemScan, {
    token: prepared.token,
    params: { listId: prepared.list.list_id },
    body: { qr_code: linkTo(prepared.codes[0]!) },
  })
  assert.match(again.message, /already used\. First scan: .* UTC, Garden gate\.$/)
  // The list's Mailchimp id works as well.
  const byMailchimp = { ...prepared, list: { ...prepared.list, id: prepared.list.list_id } }
  assert.equal((await scan(byMailchimp, scanToken, prepared.codes[1]!)).reason, 'ok')
  const kept = await sql<{ door: string; session: string }>`
    select door, session_id as session from scans where list_id = ${prepared.list.id} order by received_at limit 1`.execute(
    owner,
  )
  assert.deepEqual(kept.rows[0], { door: 'Garden gate', session: scanToken.split('.')[1] })
})

test('the link answers what a door needs, and nothing else of the list or its people', async () => {
  const prepared = await prepareList(app, { members: 3, name: 'Harvest' })
  const { slug, link } = await addLink(app, prepared, { may_check_in_by_name: true })
  const answer = await app.app.inject({ url: `/api/lists/by-slug/${slug}` })
  assert.equal(answer.headers['cache-control'], 'no-store')
  const { scan_token: token, ...rest } = answer.json<Record<string, unknown>>()
  assert.match(token as string, /^[0-9a-f-]{36}\.[0-9a-f-]{36}\.[\w-]{43}$/)
  assert.deepEqual(rest, {
    success: true,
    list: {
      id: prepared.list.id,
      list_id: prepared.list.list_id,
      name: 'Harvest',
      active_members: 3,
      is_active: true,
      colour_rules: null,
    },
    door: {
      label: 'North door',
      may_check_in_by_name: true,
      may_keep_names: false,
      expires_at: null,
      made_at: link.created_at,
      language: null,
      occasion: {
        id: prepared.list.id,
        name: 'Harvest',
        zone: 'UTC',
        opens_at: null,
        closes_at: null,
        own_max: null,
        again: 'never',
        day_begins: 0,
        capacity: null,
        when_full: 'refuse',
        when_unsure: 'let_in',
        has_exits: false,
        is_plain: true,
        direction: null,
        party: 'one',
        walk_in: null,
        asks: null,
      },
    },
    message: '',
  })
})

test('a token that still works is given again; another link, or a session that ended, makes a new one', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const [north, south] = [await addLink(app, prepared), await addLink(app, prepared, { label: 'South' })]
  const { scanToken } = await openDoor(app, north)
  const open = (slug: string, sent: string) => app.call(openScannerLink, { params: { slug }, scanToken: sent })
  assert.equal((await open(north.slug, scanToken)).scan_token, scanToken)
  assert.equal((await sessionsOf(prepared)).length, 1)
  for (const sent of ['', 'nonsense', scanToken.slice(0, -2), `${scanToken}x`, 'x'.repeat(4000)]) {
    assert.notEqual((await open(north.slug, sent)).scan_token, sent)
  }
  const other = await open(south.slug, scanToken)
  assert.notEqual(other.scan_token, scanToken)
  assert.equal(other.door.label, 'South')
  const { rows } = await sql<{ days: number }>`
    select extract(day from expires_at - started_at)::int as days from scanner_sessions
    where list_id = ${prepared.list.id}`.execute(owner)
  assert.ok(rows.length > 0 && rows.every(({ days }) => days === 30))
  const session = scanToken.split('.')[1]
  await sql`update scanner_sessions set expires_at = now() - interval '1 second' where id = ${session}`.execute(owner)
  const refused = await app.refused(redeemScan, scanByLink(prepared, scanToken, prepared.codes[0]!))
  assert.deepEqual([refused.status, refused.message], [401, hasEnded])
  assert.notEqual((await open(north.slug, scanToken)).scan_token, scanToken)
})

test('rotated, removed or ended: the very next call is refused, and an old address leads nowhere', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const node = await app.addNode()
  const missing = await app.refused(openScannerLink, { params: { slug: 'never' } })
  assert.deepEqual([missing.status, missing.message], [404, 'List not found'])
  for (const end of [rotateScannerLink, removeScannerLink]) {
    const linked = await addLink(app, prepared)
    const { scanToken } = await openDoor(app, linked)
    assert.equal((await scan(prepared, scanToken, newCode(), node)).reason, 'unknown_code')
    await app.call(end, { token: prepared.token, params: { listId: prepared.list.id, linkId: linked.link.id } })
    const refused = await node.refused(redeemScan, scanByLink(prepared, scanToken, prepared.codes[0]!))
    assert.deepEqual([refused.status, refused.message], [401, hasEnded])
    assert.deepEqual(await node.refused(openScannerLink, { params: { slug: linked.slug }, scanToken }), missing)
  }
  const linked = await addLink(app, prepared)
  const { scanToken } = await openDoor(app, linked)
  const other = await openDoor(app, linked)
  const params = { listId: prepared.list.id, linkId: linked.link.id, sessionId: scanToken.split('.')[1]! }
  await app.call(endScannerSession, { token: prepared.token, params })
  assert.equal((await node.refused(redeemScan, scanByLink(prepared, scanToken, prepared.codes[0]!))).status, 401)
  assert.equal((await scan(prepared, other.scanToken, prepared.codes[0]!, node)).reason, 'ok')
  assert.notEqual((await app.call(openScannerLink, { params: { slug: linked.slug }, scanToken })).scan_token, scanToken)
})

test('a link that ran out or was switched off: the scan is refused in words, kept, and tells nothing of the contact', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const linked = await addLink(app, prepared, { expires_at: '2999-01-01T00:00:00Z' })
  const { scanToken } = await openDoor(app, linked)
  const change = (set: string) =>
    sql`update scanner_links set ${sql.raw(set)} where id = ${linked.link.id}`.execute(owner)
  const expired = 'This scanner link has expired. Ask the organiser for a new one.'
  await change(`expires_at = now() - interval '1 second'`)
  const verdict = await scan(prepared, scanToken, prepared.codes[0]!)
  assert.deepEqual([verdict.reason, verdict.message, verdict.data], ['link_expired', expired, null])
  const refused = await app.refused(openScannerLink, { params: { slug: linked.slug }, scanToken })
  assert.deepEqual([refused.status, refused.message], [409, expired])

  // The check comes before any answer about the list.
  const body = { account_name: 'Supper club', is_active: false }
  const account = { token: prepared.token, params: { accountId: prepared.accountId } }
  await app.call(updateAccount, { ...account, body })
  assert.equal((await scan(prepared, scanToken, prepared.codes[0]!)).reason, 'link_expired')
  await app.call(updateAccount, { ...account, body: { ...body, is_active: true } })

  await app.call(changeScannerLink, {
    token: prepared.token,
    params: { listId: prepared.list.id, linkId: linked.link.id },
    body: { label: 'North door', may_check_in_by_name: false, is_active: false, expires_at: null },
  })
  assert.equal((await scan(prepared, scanToken, prepared.codes[0]!)).reason, 'link_expired')
  const off = await app.refused(openScannerLink, { params: { slug: linked.slug } })
  assert.deepEqual(
    [off.status, off.message],
    [409, 'This scanner link is switched off. Ask the organiser to switch it on.'],
  )
  await change('is_active = true')
  assert.equal((await scan(prepared, scanToken, prepared.codes[0]!)).reason, 'ok')
  const kept = await sql<{ reason: string }>`
    select reason from scans where list_id = ${prepared.list.id} order by received_at`.execute(owner)
  assert.deepEqual(
    kept.rows.map(({ reason }) => reason),
    ['link_expired', 'link_expired', 'link_expired', 'ok'],
  )
})

test('the list comes from the token, and any other is as absent as none', async () => {
  const noor = await prepareList(app, { members: 1 }, 'Noor')
  const ada = await prepareList(app, { members: 1 }, 'Ada')
  const { scanToken } = await openDoor(app, await addLink(app, noor))
  const none = await app.refused(redeemScan, scanByLink({ list: { ...noor.list, id: randomUUID() } }, scanToken, 'x'))
  assert.deepEqual([none.status, none.message], [404, 'List not found'])
  for (const id of [ada.list.id, ada.list.list_id]) {
    assert.deepEqual(await app.refused(redeemScan, scanByLink({ list: { ...ada.list, id } }, scanToken, 'x')), none)
  }
  // A signed-in organiser who opened a scanner link scans for that link, and not for their own lists.
  assert.deepEqual(await app.refused(redeemScan, { ...scanByLink(ada, scanToken, 'x'), token: ada.token }), none)
  const [listId, sessionId, secret] = scanToken.split('.')
  for (const forged of [
    `${ada.list.id}.${sessionId}.${secret}`,
    `${listId}.${randomUUID()}.${secret}`,
    `${listId}.${sessionId}.${'A'.repeat(43)}`,
    '',
  ]) {
    const refused = await app.refused(redeemScan, { ...scanByLink(noor, forged, 'x'), token: noor.token })
    assert.deepEqual([refused.status, refused.message], [401, hasEnded])
  }
})

test('a link hears that a code is of another list of its team, and no more', async () => {
  const supper = await prepareList(app, { members: 1, name: 'Supper' })
  const stranger = await prepareList(app, { members: 1 }, 'Ada')
  // The other list now belongs to the same organiser, whose own door would see its name.
  const { scanToken } = await openDoor(app, await addLink(app, supper))
  await sql`update lists set owner_id = ${supper.personId} where id = ${stranger.list.id}`.execute(owner)
  const own = await app.call(redeemScan, {
    token: supper.token,
    params: { listId: supper.list.id },
    body: { qr_code: linkTo(stranger.codes[0]!) },
  })
  assert.equal(own.reason, 'wrong_list')
  assert.equal(own.other_list, stranger.list.name)
  const at = ({ received_at: _at, ...verdict }: Verdict) => verdict
  const theirs = at(await scan(supper, scanToken, stranger.codes[0]!))
  const nobodys = at(await scan(supper, scanToken, newCode()))
  assert.deepEqual(theirs, { ...nobodys, reason: 'wrong_list', message: 'This code belongs to another list.' })
  assert.equal(nobodys.reason, 'unknown_code')
})

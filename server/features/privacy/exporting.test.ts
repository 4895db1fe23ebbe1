// The whole account as a file: it is complete, uses little memory, and shows when it is broken off.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { auditLog } from '#contract/audit.ts'
import { notices } from '#contract/notices.ts'
import { type NoticeWays, setNotifying, setVips } from '#contract/notifying.ts'
import { changeBranding } from '#contract/branding.ts'
import { exportUser } from '#contract/privacy.ts'
import { setLogicRules } from '#contract/rules.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { tellOf, untilTold } from '../../testing/attendance.ts'
import { givePasskey } from '../../testing/passkeys.ts'
import { addLink, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { addOccasion } from '../../testing/occasions.ts'
import { addApp, codeOf } from '../../testing/second-factor.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findSignedIn } from '../auth/sign-in.ts'
import { startExport } from './export-user.ts'
import { password } from '../../testing/samples.ts'

type Line = Record<string, unknown> & { type: string }

const app = await startTestApp({ own: 'a table is away for a while' })
const address = await app.listen()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

async function download({ token }: Pick<Connected, 'token'>, code?: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const asked = request(`${address}${exportUser.path}`, { method: 'POST', headers }).end(
    JSON.stringify({ password, code }),
  )
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

async function readLines(answer: IncomingMessage): Promise<Line[]> {
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += part as string
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line)
}

/** Rows of a kilobyte each. The system buffers tens of megabytes before a connection waits for its reader. */
const moreThanBuffers = 80_000

/** Adds many more people, each with a kilobyte of fields, directly to the table. */
async function addPeople({ list }: Connected, count: number): Promise<void> {
  await sql`
    insert into contacts (list_id, id, member_hash, email, status, merge_fields, code, max_scans)
    select ${list.id}::uuid, gen_random_uuid(), md5('p' || n), 'p' || n || '@example.com', 'subscribed',
      jsonb_build_object('NOTE', repeat(md5(n::text), 32)), 'CODE' || lpad(n::text, 20, '0'), 1
    from generate_series(1, ${count}::int) n`.execute(owner)
}

type Ways = NoticeWays['vip_arrived']
const isVip = { kind: 'field', tag: 'EMAIL', test: 'is_set', value: '' } as const

/** A large account that several tests export; the last one deletes it. */
const large = await prepareList(app, { members: 1 })
await addPeople(large, moreThanBuffers)

test('the file has everything of the organiser and nothing that opens something; its last line says that it is whole', async () => {
  const place = await prepareList(app, { members: 12 })
  const stranger = await prepareList(app, { members: 3 }, 'Ada')
  const params = { listId: place.list.id }
  const rules = [{ if_field: 'FNAME', if_value: 'Ada', then_field: 'COMPANY', then_value: 'here' }]
  await app.call(setLogicRules, { token: place.token, params, body: { rules } })
  const { credential } = await givePasskey(app, place.token, 'My phone')
  const phone = await addApp(app, place.token)
  const lounge = await addOccasion(app, place, { name: 'Lounge', own_max: 1 })
  await sql`insert into occasion_guests select list_id, ${lounge.id}, id from contacts where list_id = ${place.list.id}
    and code = ${place.codes[0]!}`.execute(owner)
  await app.call(redeemScan, { token: place.token, params, body: { qr_code: place.codes[0]!, occasion_id: lounge.id } })
  const [on, off] = [true, false].map((isOn) => ({ in_page: isOn, by_mail: false })) as [Ways, Ways]
  await app.call(setVips, { token: place.token, params, body: { vips: isVip } })
  const ways = { vip_arrived: on, nearly_full: off, door_silent: off }
  await app.call(setNotifying, { token: place.token, params, body: ways })
  await sql`insert into vip_guests select list_id, id from contacts where list_id = ${place.list.id}
    and code = ${place.codes[0]!}`.execute(owner)
  await app.call(redeemScan, { token: place.token, params, body: { qr_code: place.codes[1]! } })
  await until(
    () => app.call(notices, { token: place.token }),
    ({ notices: told }) => told.length === 1,
  )
  // No stream sends later scans.
  await app.call(setNotifying, { token: place.token, params, body: { ...ways, vip_arrived: off } })
  const look = { name: 'Harbour Events', place: 'Quay 4', accent: null, shows_guest: false }
  await app.call(changeBranding, { token: place.token, params, body: look })
  await sql`insert into page_openings select list_id, ${lounge.id}, id, now() from contacts where list_id = ${place.list.id}
    and code = ${place.codes[0]!}`.execute(owner)
  await sql`insert into bounced_mails select list_id, id, now() from contacts where list_id = ${place.list.id}
    and code = ${place.codes[0]!}`.execute(owner)
  await sql`insert into follow_ups (list_id, occasion_id, kind, made_id, begun_at, made_at)
    values (${place.list.id}, ${lounge.id}, 'came', '7', now(), now())`.execute(owner)
  await sql`insert into sent_campaigns (list_id, id, title, subject, read_at)
    values (${place.list.id}, 'a1', 'Invitation', 'Come!', now())`.execute(owner)
  const linked = await addLink(app, place)
  const { scanToken } = await openDoor(app, linked)
  const scanId = randomUUID()
  await app.call(redeemScan, { params, scanToken, body: { qr_code: place.codes[0]!, scan_id: scanId } })
  await app.call(undoScan, { params: { ...params, scanId }, scanToken })
  await tellOf(app, place, { tags: true })
  await untilTold(app, owner, place)

  const answer = await download(place, codeOf(phone))
  assert.match(answer.headers['content-type']!, /^application\/jsonl/)
  assert.match(answer.headers['content-disposition']!, /^attachment; filename="listpass-\d{4}-\d\d-\d\d\.jsonl"$/)
  const lines = await readLines(answer)
  const of = (type: string) => lines.filter((line) => line.type === type)
  const counts = Object.fromEntries(
    [...new Set(lines.map(({ type }) => type))]
      .filter((type) => !['export', 'end'].includes(type))
      .map((type) => [type, of(type).length]),
  )
  const none = { oidc_link: 0, refusal: 0, retired_code: 0, other_code: 0, walk_in: 0, invitation: 0, member_event: 0 }
  assert.deepEqual(lines.at(-1), { type: 'end', counts: { ...counts, ...none } })
  const ofSignIn = { user: 1, session: 1, sign_in: 1, second_factor: 1, passkey: 1 }
  const ofNotices = { vip_rule: 1, vip_guest: 1, notice: 1, notice_setting: 3 }
  const ofAttendance = { attendance: 1, tag: 2, tag_wish: 2 }
  const ofOccasions = {
    ...ofNotices,
    ...ofAttendance,
    follow_up: 1,
    sent_campaign: 1,
    page_opening: 1,
    bounced_mail: 1,
    branding: 1,
    occasion: 1,
    occasion_guest: 1,
    admission: 1,
  }
  const expected = { ...ofSignIn, account: 1, list: 1, field: 3, rule: 1, scanner_link: 1, scanner_session: 1 }
  assert.deepEqual(
    { ...counts, ...expected, batch: 1, contact: place.codes.length, scan: 3, scan_correction: 1, ...ofOccasions },
    counts,
  )
  assert.deepEqual(new Set(of('contact').map((line) => line['qr_code'])), new Set(place.codes))
  assert.ok(of('scan').some((line) => line['door'] === 'North door' && line['occasion_id'] === null))
  assert.ok(of('scan').some((line) => line['occasion_id'] === lounge.id && line['is_own'] === true))
  assert.deepEqual([of('occasion')[0]!['name'], of('admission')[0]!['entries']], ['Lounge', 1])
  assert.ok(of('record').some((line) => line['action'] === 'account_exported'))

  assert.deepEqual([of('branding')[0]!['name'], of('branding')[0]!['place']], ['Harbour Events', 'Quay 4'])

  const text = JSON.stringify(lines)
  for (const secret of [
    place.token.split('.')[1]!,
    scanToken.split('.').at(-1)!,
    linked.slug,
    place.apiKey,
    phone.secret,
    credential.id,
    'argon2',
    'v1.t1.',
  ]) {
    assert.ok(!text.includes(secret), secret)
  }
  assert.doesNotMatch(text, /hash|credential|"\\\\x[0-9a-f]{16}/)
  for (const theirs of [stranger.personId, stranger.list.id, ...stranger.codes]) assert.ok(!text.includes(theirs))
})

test('every contact of many pages comes once', async () => {
  const place = await prepareList(app, { members: 1 })
  await addPeople(place, 2600)
  const contacts = (await readLines(await download(place))).filter(({ type }) => type === 'contact')
  assert.deepEqual([contacts.length, new Set(contacts.map((line) => line['id'])).size], [2601, 2601])
})

test('a slow download makes us read slowly, and an aborted one makes us stop', async () => {
  const person = await findSignedIn(app.services, large.token)
  const { content } = await startExport(app.services, { person: person!, team: { id: person!.id } }, { password })
  let taken = 0
  for await (const part of content.iterator({ destroyOnReturn: false })) {
    taken += (part as Buffer).length
    if (taken > 1_000_000) break
  }
  // A page of 500 is half a megabyte, and a quarter is read ahead. So nearly all of the remaining 80 MB must still be
  // in the database.
  await until(
    () => content.readableLength,
    (length) => length > 0,
  )
  assert.ok(content.readableLength < 2_000_000)
  content.destroy()
  await once(content, 'close')
  assert.equal(content.readableEnded, false)

  const answer = await download(large)
  await once(answer, 'readable')
  answer.destroy()
  await until(
    async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state <> 'idle' and query like '%contacts%' and pid <> pg_backend_pid()`.execute(
        owner,
      )
      return rows[0]!.count
    },
    (count) => count === 0,
  )
})

test('a failure during an export breaks the connection, and never ends in a short file', async () => {
  const answer = await download(large)
  await once(answer, 'readable')
  await sql`alter table contacts rename to contacts_elsewhere`.execute(owner)
  try {
    await assert.rejects(readLines(answer), /aborted|ECONNRESET/)
  } finally {
    await sql`alter table contacts_elsewhere rename to contacts`.execute(owner)
  }
  assert.equal(answer.complete, false)
  assert.equal((await app.call(auditLog, { token: large.token })).entries[0]!.action, 'account_exported')
})

test('a list that is deleted while it is exported is not taken for a short one', async () => {
  const answer = await download(large)
  let isDeleted = false
  await assert.rejects(async () => {
    for await (const part of answer.setEncoding('utf8')) {
      // Before its first contact, the export may not have begun with the list, and leaves it out.
      if (isDeleted || !/"type" ?: ?"contact"/.test(part as string)) continue
      isDeleted = true
      await sql`delete from lists where id = ${large.list.id}`.execute(owner)
    }
  }, /aborted|ECONNRESET/)
  assert.ok(isDeleted)
})

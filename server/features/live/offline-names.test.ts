// Who gets the names to search without a connection, and what they read of them.
import assert from 'node:assert/strict'
import { createDecipheriv, hkdfSync } from 'node:crypto'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { setCard } from '#contract/card.ts'
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import { changeScannerLink, openScannerLink, removeScannerLink, type ScannerLink } from '#contract/doors.ts'
import { offlineList } from '#contract/offline.ts'
import { type NamesAnswer, offlineNames } from '#contract/offline-names.ts'
import { eraseContact } from '#contract/privacy.ts'
import { nameIvBytes, nameKeyFor } from '#domain/offline-names.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { addOccasion } from '../../testing/occasions.ts'
import { offlineListsOf } from '../../testing/offline-lists.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { hashOfCode } from './seal-entry.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())
const { addContacts } = offlineListsOf(app, owner)

const member = (FNAME: string, LNAME: string, more: object = {}) => ({
  email: `${FNAME}.${LNAME}@example.org`.toLowerCase(),
  merge_fields: { FNAME, LNAME, ...more },
})
const fields = ['FNAME', 'LNAME', 'TABLE'].map((tag) => ({ tag, name: tag, type: 'text' as const }))
const members = [member('Ada', 'Byron', { TABLE: '12' }), member('Zoe', 'Berg', { TABLE: 'ask bo@example.org' })]

type Door = Pick<Connected, 'list'> & { token?: string; scanToken?: string; secret: string }
const asked = ({ list, token, scanToken }: Door) => ({ params: { listId: list.id }, token, scanToken })
const read = (door: Door, query: Record<string, string> = {}) => app.call(offlineNames, { ...asked(door), query })

const both = { may_check_in_by_name: true, may_keep_names: true }
async function doorOf(prepared: Connected, more: object = both): Promise<Door & { link: ScannerLink }> {
  const linked = await addLink(app, prepared, more)
  return { list: prepared.list, link: linked.link, secret: linked.slug, ...(await openDoor(app, linked)) }
}
const own = (prepared: Connected): Door => ({ ...prepared, secret: prepared.token })

function open(secret: string, { salt, sealed }: { salt: string; sealed: string | null }): NamesAnswer {
  const bytes = Buffer.from(sealed!, 'base64url')
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.from(salt, 'base64url'), nameKeyFor.answer, 32))
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nameIvBytes))
  decipher.setAuthTag(bytes.subarray(-16))
  const packed = Buffer.concat([decipher.update(bytes.subarray(nameIvBytes, -16)), decipher.final()])
  return JSON.parse(gunzipSync(packed).toString('utf8')) as NamesAnswer
}

async function idOf({ token, list }: Connected, email: string): Promise<string> {
  const { contacts } = await app.call(contactsOfList, { token, params: { listId: list.id }, query: { q: email } })
  return contacts[0]!.id
}

test('only a member, and a link that may search and keep names, get them', async () => {
  const prepared = await prepareList(app, { fields, members })
  assert.equal(open(prepared.token, await read(own(prepared))).names.length, 2)
  for (const may_check_in_by_name of [true, false]) {
    for (const may_keep_names of [true, false]) {
      const door = await doorOf(prepared, { may_check_in_by_name, may_keep_names })
      const { door: told } = await app.call(openScannerLink, {
        params: { slug: door.secret },
        scanToken: door.scanToken,
      })
      assert.equal(told.may_keep_names, may_check_in_by_name && may_keep_names)
      if (may_check_in_by_name && may_keep_names) assert.equal(open(door.secret, await read(door)).names.length, 2)
      else assert.equal((await app.refused(offlineNames, asked(door))).status, 403)
    }
  }
  const stranger = await prepareList(app, { members: 1 })
  assert.equal((await app.refused(offlineNames, { ...asked(own(prepared)), token: stranger.token })).status, 404)
  assert.equal((await app.refused(offlineNames, { params: { listId: prepared.list.id } })).status, 401)
})

test('the right ends with the setting, the link, and the end of the door', async () => {
  const prepared = await prepareList(app, { fields, members })
  const door = await doorOf(prepared)
  const params = { listId: prepared.list.id, linkId: door.link.id }
  const change = (more: object) => {
    const { label, expires_at } = door.link
    const body = { label, expires_at, ...both, is_active: true, ...more }
    return app.call(changeScannerLink, { token: prepared.token, params, body })
  }
  assert.equal((await change({})).link.may_keep_names, true)
  const refusals = [
    [{ may_keep_names: false }, 403],
    [{ may_check_in_by_name: false }, 403],
    [{ is_active: false }, 409],
  ] as const
  for (const [less, status] of refusals) {
    await change(less)
    assert.equal((await app.refused(offlineNames, asked(door))).status, status, JSON.stringify(less))
  }
  await change({})
  assert.ok(await read(door))
  await app.call(removeScannerLink, { token: prepared.token, params })
  assert.equal((await app.refused(offlineNames, asked(door))).status, 401)
})

test('an answer is read with the secret of the door alone, and a link reads no email and no code', async () => {
  const prepared = await prepareList(app, { fields, members })
  const card = { fields: [{ tag: 'TABLE', is_large: true }], note: null, alert: null }
  await app.call(setCard, { token: prepared.token, params: { listId: prepared.list.id }, body: { card } })
  const door = await doorOf(prepared)
  const answer = await read(door)
  const { names } = open(door.secret, answer)
  const salt = Buffer.from(answer.salt, 'base64url')
  const shown = names.map(([, hash, name, also, email, card, given]) => [
    hash,
    name,
    name.slice(given),
    also,
    email,
    card?.fields[0]?.value,
  ])
  assert.deepEqual(
    shown.toSorted((one, other) => (one[1]! < other[1]! ? -1 : 1)),
    [
      [hashOfCode(salt, prepared.codes[0]!), 'Ada Byron', ' Byron', '', 'a…@example.org', '12'],
      [hashOfCode(salt, prepared.codes[1]!), 'Zoe Berg', ' Berg', '', 'z…@example.org', 'ask b…@example.org'],
    ],
  )
  const offline = await app.call(offlineList, asked(door))
  assert.equal(offline.salt, answer.salt, 'entries are found by the hash of a name')
  for (const code of prepared.codes) assert.ok(!JSON.stringify(names).includes(code))
  const other = await doorOf(prepared)
  for (const secret of [other.secret, door.scanToken!, prepared.token, '']) assert.throws(() => open(secret, answer))
  assert.equal(
    open(prepared.token, await read(own(prepared))).names.find(([, , name]) => name === 'Ada Byron')![4],
    'ada.byron@example.org',
  )
})

test('changes follow: another name, another card, and an erased contact is forgotten', async () => {
  const prepared = await prepareList(app, { fields, members })
  const door = await doorOf(prepared)
  const first = await read(door)
  assert.deepEqual([first.is_whole, first.next], [true, null])
  const nothing = await read(door, { since: first.cursor })
  assert.deepEqual([nothing.is_whole, nothing.sealed], [false, null])
  const adaId = await idOf(prepared, 'ada.byron@example.org')
  const zoeId = await idOf(prepared, 'zoe.berg@example.org')
  await sql`update contacts set merge_fields = merge_fields || '{"LNAME": "Lovelace"}', max_scans = 2 where list_id = ${prepared.list.id} and id = ${adaId}`.execute(
    owner,
  )
  await app.call(eraseContact, {
    token: prepared.token,
    params: { listId: prepared.list.id, contactId: zoeId },
    body: { password },
  })
  const later = await until(
    () => read(door, { since: first.cursor }),
    ({ sealed }) => sealed !== null && open(door.secret, { ...first, sealed }).gone!.length === 1,
  )
  const { names, gone } = open(door.secret, later)
  assert.deepEqual([later.is_whole, names.map(([, , name]) => name), gone], [false, ['Ada Lovelace'], [zoeId]])
  assert.ok(!JSON.stringify(open(door.secret, await read(door))).includes('Berg'))
  await app.call(changeContact, {
    token: prepared.token,
    params: { listId: prepared.list.id, contactId: adaId },
    body: { max_scans: 3 },
  })
  assert.equal((await read(door, { since: '0.0.00000000' })).is_whole, true)
})

test('a door gets the guests of its occasion, page by page', async () => {
  const prepared = await prepareList(app, { fields, members })
  const who = { kind: 'field', tag: 'LNAME', test: 'is', value: 'Berg' } as const
  const night = await addOccasion(app, prepared, { name: 'Night', own_max: 1, who })
  const door = await doorOf(prepared, { ...both, occasion_id: night.id })
  const answer = await read(door)
  assert.equal(answer.occasion_id, night.id)
  assert.deepEqual(
    open(door.secret, answer).names.map(([, , name]) => name),
    ['Zoe Berg'],
  )
  await addContacts(prepared.list.id, 6000)
  const seen = new Set<string>()
  let page = await read(own(prepared))
  const { cursor } = page
  for (let pages = 1; ; pages++) {
    for (const [id] of open(prepared.token, page).names) seen.add(id)
    assert.equal(page.cursor, cursor)
    if (page.next === null) {
      assert.equal(pages, 2)
      break
    }
    page = await read(own(prepared), { after: page.next })
  }
  assert.ok(seen.size >= 6000, String(seen.size))
  assert.equal((await app.refused(offlineNames, { ...asked(door), query: { after: 'x' } })).status, 422)
})

test('a list that is too long is refused, and a door that reads names again and again', async () => {
  const prepared = await prepareList(app, { fields, members })
  const door = await doorOf(prepared)
  const reads = await Promise.allSettled(Array.from({ length: 40 }, () => read(door)))
  const refused = reads.filter(({ status }) => status === 'rejected').length
  assert.ok(refused >= 10, `${refused} of 40 whole lists are refused`)
  assert.equal((await app.refused(offlineNames, asked(door))).status, 429)
  assert.ok(await read(await doorOf(prepared)), 'another door reads on')
  await sql`update lists set active_members = 20001 where id = ${prepared.list.id}`.execute(owner)
  assert.equal((await app.refused(offlineNames, asked(own(prepared)))).status, 409)
})

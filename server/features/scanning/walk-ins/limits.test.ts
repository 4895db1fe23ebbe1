// A link that may add guests, in the wrong hands: beyond its limits nothing is kept, written to Mailchimp or mailed.
import assert from 'node:assert/strict'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { contactsOfList } from '#contract/contacts.ts'
import { addedGuests, guestLetters, guestLettersToOne, handInLimit, knownGuests } from '#contract/limits.ts'
import { scanTokenHeader } from '#contract/doors.ts'
import { changeList } from '#contract/lists.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { codeFromRandom } from '#domain/code.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addLink, backdate, openDoor, prepareList } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const isFull = process.env['LISTPASS_PROVE'] === 'full'

const newEmail = () => `${randomUUID()}@example.com`

async function prepareDoor() {
  const prepared = await prepareList(app, { members: 3, status: 'subscribed' })
  const { token, list } = prepared
  await app.call(changeList, { token, params: { listId: list.id }, body: { mail_walk_ins: true } })
  const { slug, link } = await addLink(app, prepared, { may_add: true })
  const { contacts } = await app.call(contactsOfList, { token, params: { listId: list.id } })
  await backdate(owner, list.id)
  return { ...prepared, link, contacts, door: { ...(await openDoor(app, { slug })), params: { listId: list.id } } }
}

type Door = Awaited<ReturnType<typeof prepareDoor>>

function brought(email?: string) {
  const guest = { contact_id: randomUUID(), name: 'Juliette Laurent', people: 1, has_agreed: false }
  return {
    qr_code: codeFromRandom(randomBytes(48))!,
    scan_id: randomUUID(),
    guest: { ...guest, ...(email !== undefined && { email }) },
  }
}

const offline = (email?: string) => ({
  ...brought(email),
  scanned_at: new Date().toISOString(),
  told: 'ok' as const,
})

/** All that a door may have left behind, in each place. */
async function left({ list }: Door) {
  const { rows } = await sql<{ contacts: number; codes: number; waiting: number; scans: number; letters: number }>`
    select (select count(*)::int from contacts where list_id = ${list.id}) as contacts,
      (select count(*)::int from other_codes where list_id = ${list.id}) as codes,
      (select count(*)::int from pending_writes where list_id = ${list.id}) as waiting,
      (select count(*)::int from scans where list_id = ${list.id}) as scans,
      (select count(*)::int from walk_ins where list_id = ${list.id} and mailed_at is not null) as letters`.execute(
    owner,
  )
  return rows[0]!
}

/** The bucket is empty, and stays so while the test runs. */
const empty = (key: string) =>
  sql`update throttles set tokens = -1000, filled_at = clock_timestamp() where key = ${key}`.execute(owner)

async function tokensOf(key: string): Promise<number> {
  const { rows } = await sql<{ tokens: number }>`select tokens from throttles where key = ${key}`.execute(owner)
  return rows[0]!.tokens
}

const written = (place: Door) =>
  until(
    () => left(place),
    ({ waiting }) => waiting === 0,
  )

test('a link adds 1,000 guests at once, and all that come beyond leave nothing behind', async () => {
  const place = await prepareDoor()
  const begun = performance.now()
  const handIn = (email?: string) =>
    app.app.inject({
      method: 'POST',
      url: `/api/lists/${place.list.id}/scans`,
      headers: { [scanTokenHeader]: place.door.scanToken },
      payload: { scans: Array.from({ length: handInLimit }, () => offline(email)) },
    })
  assert.equal((await handIn()).statusCode, 200)
  const key = `walk-ins:${place.link.id}`
  assert.ok((await tokensOf(key)) >= addedGuests.atOnce - handInLimit)
  // The full proof adds as many as the limit says, and then 100 times as many.
  const within = isFull ? addedGuests.atOnce - handInLimit : handInLimit
  await sql`update throttles set tokens = ${within} where key = ${key}`.execute(owner)
  for (let group = 0; group < within / handInLimit; group++) assert.equal((await handIn()).statusCode, 200)
  const beyond = isFull ? (100 * addedGuests.atOnce) / handInLimit : 20
  for (let group = 0; group < beyond; group++) assert.equal((await handIn(newEmail())).statusCode, 429)
  for (let nth = 0; nth < 20; nth++) {
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/lists/${place.list.id}/scan`,
      headers: { [scanTokenHeader]: place.door.scanToken },
      payload: brought(newEmail()),
    })
    assert.ok(answer.statusCode === 429 || answer.statusCode === 200)
  }
  const refilled = Math.ceil((performance.now() - begun) / 1000 / addedGuests.secondsEach)
  await written(place)
  const { contacts, codes, scans, letters } = await left(place)
  const [least, most] = [handInLimit + within, handInLimit + within + refilled]
  const added = contacts - place.contacts.length + codes
  assert.ok(added >= least && added <= most, `${added} guests, at most ${most}`)
  assert.ok(scans <= most, `${scans} scans, at most ${most}`)
  assert.ok(letters <= refilled, `${letters} letters, at most ${refilled}`)
})

test('an email that the list has already is counted apart, and beyond the limit there are no more codes', async () => {
  const place = await prepareDoor()
  const known = () => brought(place.contacts[0]!.email)
  await app.call(redeemScan, { ...place.door, body: known() })
  assert.equal(await tokensOf(`known-guests:${place.link.id}`), knownGuests.atOnce - 1)
  await empty(`known-guests:${place.link.id}`)
  // The count of the first scan reaches Mailchimp in the background.
  const before = await until(
    () => left(place),
    ({ waiting }) => waiting === 0,
  )
  for (let nth = 0; nth < 50; nth++) {
    const { status, code } = await app.refused(redeemScan, { ...place.door, body: known() })
    assert.deepEqual([status, code], [429, 'too_many_added'])
    const scan = offline(place.contacts[nth % 3]!.email)
    assert.equal((await app.refused(handInScans, { ...place.door, body: { scans: [scan] } })).status, 429)
  }
  assert.deepEqual(await left(place), before)
  // A guest who is new is still added.
  assert.equal((await app.call(redeemScan, { ...place.door, body: brought() })).success, true)
})

test('guests of an honest evening beyond the limit stay at the door, and are added later', async () => {
  const place = await prepareDoor()
  await app.call(redeemScan, { ...place.door, body: brought() })
  await empty(`walk-ins:${place.link.id}`)
  const [late, known] = [offline(), { ...offline(), guest: undefined, qr_code: place.contacts[0]!.qr_code! }]
  const body = { scans: [late, known] }
  const refused = await app.refused(handInScans, { ...place.door, body })
  assert.deepEqual([refused.status, refused.code], [429, 'too_many_added'])
  // The other scans count at once.
  assert.equal((await left(place)).scans, 2)
  await sql`update throttles set tokens = 5 where key = ${`walk-ins:${place.link.id}`}`.execute(owner)
  const { verdicts } = await app.call(handInScans, { ...place.door, body })
  assert.deepEqual(
    verdicts.map(({ reason, standing }) => [reason, standing]),
    [
      ['ok', 'counts'],
      ['ok', 'counts'],
    ],
  )
  assert.equal((await left(place)).scans, 3)
})

test('letters to new guests have limits of their own, for a team and for an address', async () => {
  const place = await prepareDoor()
  const first = newEmail()
  await app.call(redeemScan, { ...place.door, body: brought(first) })
  await until(
    () => app.outbox.mails(first),
    (mails) => mails.length === 1,
  )
  const [ofTeam, ofAddress] = [
    `guest-letters:${place.personId}`,
    `guest-letters-to:${createHash('md5').update(first).digest('hex')}`,
  ]
  assert.deepEqual(
    [await tokensOf(ofTeam), await tokensOf(ofAddress)],
    [guestLetters.atOnce - 1, guestLettersToOne.atOnce - 1],
  )
  // Another team writes to the same address, which has had its letters.
  await empty(ofAddress)
  const other = await prepareDoor()
  await app.call(redeemScan, { ...other.door, body: brought(first) })
  await written(other)
  assert.deepEqual([(await left(other)).letters, (await app.outbox.mails(first)).length], [0, 1])

  await empty(ofTeam)
  const more = Array.from({ length: 10 }, newEmail)
  for (const email of more) await app.call(redeemScan, { ...place.door, body: brought(email) })
  await written(place)
  assert.equal((await left(place)).letters, 1)
  for (const email of more) assert.deepEqual(await app.outbox.mails(email), [])
})

test('the letter has a name without links and addresses, of at most 40 letters', async () => {
  const place = await prepareDoor()
  const email = newEmail()
  const body = brought(email)
  const name = 'Win now at evil.example or write to bob@evil.example today'
  await app.call(redeemScan, { ...place.door, body: { ...body, guest: { ...body.guest, name } } })
  const [letter] = await until(
    () => app.outbox.mails(email),
    (mails) => mails.length > 0,
  )
  assert.match(letter!.text!, /Hello Win now at evil example or write to bob…,/)
  assert.doesNotMatch(letter!.text!, /evil\.example|bob@/)
})

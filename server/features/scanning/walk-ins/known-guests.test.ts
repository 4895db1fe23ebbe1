// A door that adds guests is no search, and the codes that it gives to contacts of the list are no secret of its own.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { changeBranding } from '#contract/branding.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { removeScannerLink } from '#contract/doors.ts'
import { auditLog } from '#contract/audit.ts'
import { endFurtherCodes, furtherCodes } from '#contract/further-codes.ts'
import { offlineList } from '#contract/offline.ts'
import { exportContact } from '#contract/privacy.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { codeFromRandom } from '#domain/code.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addLink, addMember, backdate, openDoor, prepareList } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { openSealed } from '../../../testing/offline-lists.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { findBrokenInvariants } from '../../../verify/invariants.ts'
import { pageFolder } from '../../guest-page/testing/page-folder.ts'

const app = await startTestApp({ webFolder: await pageFolder() })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const secret = 'Zoë van der Secret'

async function prepare() {
  const email = `${randomUUID()}@example.com`
  const place = await prepareList(app, {
    members: [
      { email, status: 'subscribed', merge_fields: { FNAME: 'Zoë', LNAME: 'van der Secret' } },
      { email: `${randomUUID()}@example.com`, status: 'subscribed', merge_fields: { FNAME: 'Ada', LNAME: 'Lovelace' } },
    ],
  })
  const look = { name: '', place: '', accent: null, shows_guest: true }
  await app.call(changeBranding, { token: place.token, params: { listId: place.list.id }, body: look })
  const card = { fields: [{ tag: 'LNAME', name: 'Last name', is_large: false }], note: null, alert: null }
  await owner
    .updateTable('lists')
    .set({ card: JSON.stringify(card) })
    .where('id', '=', place.list.id)
    .execute()
  const ask = { token: place.token, params: { listId: place.list.id } }
  const contacts = (await app.call(contactsOfList, ask)).contacts
  const contact = contacts.find((one) => one.email === email)!
  const of = { token: place.token, params: { listId: place.list.id, contactId: contact.id } }
  const open = async (mayCheckInByName: boolean) => {
    const { link, slug } = await addLink(app, place, { may_add: true, may_check_in_by_name: mayCheckInByName })
    await backdate(owner, place.list.id)
    return { link, door: { ...(await openDoor(app, { slug })), params: ask.params } }
  }
  const codes = async () => (await app.call(furtherCodes, of)).codes
  const second = contacts.find((one) => one.email !== email)!.email
  return { ...place, ask, of, contact, email, second, open, codes }
}

type Door = Awaited<ReturnType<Awaited<ReturnType<typeof prepare>>['open']>>['door']

const guestOf = (email: string) => ({
  contact_id: randomUUID(),
  name: 'Somebody Typed',
  people: 1,
  has_agreed: false,
  email,
})

async function give(door: Door, email: string) {
  const body = { qr_code: codeFromRandom(randomBytes(48))!, scan_id: randomUUID(), guest: guestOf(email) }
  const verdict = await app.call(redeemScan, { ...door, body })
  return { code: body.qr_code, body, verdict }
}

test('a link that may not search learns neither name nor card from an email; one that may learns both', async () => {
  const place = await prepare()
  const { door } = await place.open(false)
  const { code, body, verdict } = await give(door, place.email)
  assert.deepEqual(
    [verdict.success, verdict.data!.display_field_value, verdict.card],
    [true, 'Somebody Typed', undefined],
  )
  const scan = { ...body, scanned_at: new Date().toISOString(), told: 'ok' as const }
  const plain = { qr_code: code, scan_id: randomUUID(), scanned_at: scan.scanned_at, told: 'ok' as const }
  const answers = [
    await app.call(redeemScan, { ...door, body }),
    await app.call(redeemScan, { ...door, body: { qr_code: code } }),
    ...(await app.call(handInScans, { ...door, body: { scans: [scan, plain] } })).verdicts,
  ]
  for (const answer of answers) assert.doesNotMatch(JSON.stringify(answer), /Zoë|Secret/)
  // Whoever made the code could open its line of the offline list.
  const list = await app.call(offlineList, door)
  assert.equal(openSealed(list, code), undefined)
  assert.ok(openSealed(list, place.contact.qr_code!))
  const nameless = list.entries.filter(([, , , , name]) => name === '')
  assert.equal(nameless.length, 1)
  const page = await app.app.inject(`/q/${code}/scan`)
  assert.equal(page.statusCode, 200)
  assert.doesNotMatch(page.body, /Zoë/)
  assert.match((await app.app.inject(`/q/${place.contact.qr_code!}/scan`)).body, /Zoë/)

  const { door: searching } = await place.open(true)
  const shown = await give(searching, place.email)
  assert.equal(shown.verdict.data!.display_field_value, secret)
  assert.ok(shown.verdict.card)
  // The guest's own code shows the name at every door.
  const own = await app.call(redeemScan, { ...door, body: { qr_code: place.contact.qr_code! } })
  assert.equal(own.data!.display_field_value, secret)
})

test('codes that doors gave stand with the contact and in the export, and viewers get none', async () => {
  const place = await prepare()
  const { door, link } = await place.open(false)
  const given = [await give(door, place.email), await give(door, place.email)]
  assert.deepEqual(
    (await place.codes()).map((one) => [one.code, one.door, one.link_id, one.of_link]),
    given.map(({ code }) => [code, 'North door', link.id, 2]),
  )
  const { contact } = await app.call(exportContact, place.of)
  assert.deepEqual(
    contact.further_codes.map(({ code, door: from }) => [code, from]),
    given.map(({ code }) => [code, 'North door']),
  )
  const viewer = await addMember(app, place, 'viewer')
  assert.equal((await app.refused(furtherCodes, { ...place.of, token: viewer.token })).status, 403)
})

test('an ended code is refused for good, and its door cannot bring it back', async () => {
  const place = await prepare()
  const { door } = await place.open(false)
  const [ended, kept] = [await give(door, place.email), await give(door, place.email)]
  const end = async (code: string) => (await app.call(endFurtherCodes, { ...place.of, body: { code } })).ended
  assert.deepEqual([await end(ended.code.toLowerCase()), await end(ended.code)], [1, 0])
  // The contact's own code is none of them.
  assert.equal(await end(place.contact.qr_code!), 0)
  const { entries } = await app.call(auditLog, { token: place.token })
  assert.deepEqual(
    entries.filter(({ action }) => action === 'further_codes_ended').map(({ details }) => details),
    [{ codes: 1, contact: place.contact.id }],
  )

  assert.equal((await app.call(redeemScan, { ...door, body: { qr_code: ended.code } })).reason, 'unknown_code')
  const late = { ...ended.body, scan_id: randomUUID(), scanned_at: new Date().toISOString(), told: 'ok' as const }
  const { verdicts } = await app.call(handInScans, { ...door, body: { scans: [late] } })
  assert.equal(verdicts[0]!.reason, 'unknown_code')
  assert.equal(
    (await app.refused(redeemScan, { ...door, body: { ...ended.body, scan_id: randomUUID() } })).code,
    'code_taken',
  )
  // The answer to a repeated scan names nobody either.
  const plain = { qr_code: ended.code, scan_id: ended.body.scan_id }
  assert.doesNotMatch(JSON.stringify(await app.call(redeemScan, { ...door, body: plain })), /Zoë/)
  assert.deepEqual(
    (await place.codes()).map(({ code }) => code),
    [kept.code],
  )
  assert.equal((await app.app.inject(`/q/${ended.code}/scan`)).statusCode, 404)
  assert.equal((await app.call(redeemScan, { ...door, body: { qr_code: kept.code } })).reason, 'already_used')
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

test('a revoked link ends the codes that its doors gave, and those of another link stay', async () => {
  const place = await prepare()
  const [leaked, other] = [await place.open(false), await place.open(false)]
  const [first, second, third] = [
    await give(leaked.door, place.email),
    await give(leaked.door, place.email),
    await give(other.door, place.email),
  ]
  await app.call(removeScannerLink, { ...place.ask, params: { ...place.ask.params, linkId: leaked.link.id } })
  for (const { code } of [first, second]) {
    const scanned = await app.call(redeemScan, { ...place.ask, body: { qr_code: code } })
    assert.equal(scanned.reason, 'unknown_code')
  }
  assert.deepEqual(
    (await place.codes()).map(({ code }) => code),
    [third.code],
  )
  const fourth = await give(other.door, place.second)
  const all = { ...place.of, body: { code: third.code, all_of_link: true } }
  const viewer = await addMember(app, place, 'viewer')
  assert.equal((await app.refused(endFurtherCodes, { ...all, token: viewer.token })).status, 403)
  assert.deepEqual([(await app.call(endFurtherCodes, all)).ended, (await app.call(endFurtherCodes, all)).ended], [2, 0])
  assert.equal((await app.call(redeemScan, { ...place.ask, body: { qr_code: fourth.code } })).reason, 'unknown_code')
  assert.deepEqual(await place.codes(), [])
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

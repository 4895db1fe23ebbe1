// The page of a code belongs to its first holder, however the code came to another list.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addAccount, deleteAccount } from '#contract/accounts.ts'
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import { createFields } from '#contract/codes.ts'
import { scanTokenHeader } from '#contract/doors.ts'
import { eraseContact } from '#contract/privacy.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { codeFromRandom } from '#domain/code.ts'
import { openAsOwner } from '../../database/open.ts'
import {
  addLink,
  backdate,
  codesOf,
  type Connected,
  generateAll,
  openDoor,
  prepareList,
} from '../../testing/factories.ts'
import { addOccasion } from '../../testing/occasions.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { pageFolder } from './testing/page-folder.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp({ webFolder: await pageFolder() })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const newCode = () => codeFromRandom(randomBytes(48))!
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** What the page and the calendar of a code show: the list that speaks, or nothing. */
async function shownFor(code: string): Promise<string | undefined> {
  const page = await app.app.inject(`/q/${code}/scan`)
  const calendar = await app.app.inject(`/q/${code}/calendar.ics`)
  const titles = [/<h1[^>]*>(.*?)<\/h1>/.exec(page.body)?.[1], /SUMMARY:(.*)\r/.exec(calendar.body)?.[1]]
  if (page.statusCode === 404 && calendar.statusCode === 404) return undefined
  assert.equal(titles[0], titles[1])
  return titles[0]
}

/** A list whose members hold these codes already, as an earlier tool or another organiser left them in Mailchimp. */
async function prepareWith(codes: string[], night: string): Promise<Connected & { codes: string[] }> {
  const place = await prepareList(app, {
    members: codes.map((code) => ({ email: `${randomUUID()}@example.com`, merge_fields: { QRCODE: code } })),
    fields: [{ tag: 'QRCODE', name: 'Code', type: 'text' as const }],
  })
  assert.deepEqual(place.codes.toSorted(), codes.toSorted())
  await addNight(place, night)
  return place
}

const addNight = (place: Connected, name: string) =>
  addOccasion(app, place, { name, opens_at: inHours(1), closes_at: inHours(5) })

async function prepareFirst(audience = { members: 2 }) {
  const place = await prepareList(app, audience)
  await addNight(place, 'First night')
  const { contacts } = await app.call(contactsOfList, { token: place.token, params: { listId: place.list.id } })
  const change = (nth: number, body: { is_blocked: boolean }) =>
    app.call(changeContact, {
      token: place.token,
      params: { listId: place.list.id, contactId: contacts[nth]!.id },
      body,
    })
  const erase = (nth: number) =>
    app.call(eraseContact, {
      token: place.token,
      params: { listId: place.list.id, contactId: contacts[nth]!.id },
      body: { password },
    })
  return { ...place, contacts, change, erase, codeAt: (nth: number) => contacts[nth]!.qr_code! }
}

/** A door of another team that may add guests, and one contact of its list whom it knows by email. */
async function prepareDoor(place?: Connected) {
  const own = place ?? (await prepareList(app, { members: 2 }))
  if (!place) await addNight(own, 'Second night')
  const door = await openDoor(app, await addLink(app, own, { may_add: true }))
  await backdate(owner, own.list.id)
  const { contacts } = await app.call(contactsOfList, { token: own.token, params: { listId: own.list.id } })
  // Older than every contact of the first team.
  await owner
    .updateTable('contacts')
    .set({ created_at: new Date('2026-01-01') })
    .where('list_id', '=', own.list.id)
    .execute()
  return { ...own, contacts, door: { ...door, params: { listId: own.list.id } } }
}

const guest = (email?: string) => ({
  contact_id: randomUUID(),
  name: 'Juliette Laurent',
  people: 1,
  has_agreed: false,
  ...(email !== undefined && { email }),
})

const countCodes = async (listId: string) => {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from contacts where list_id = ${listId})::int + (select count(*) from other_codes where list_id = ${listId})::int
      as count`.execute(owner)
  return rows[0]!.count
}

test('a door gives no guest a code that any list has or had, and its page stays as it was', async () => {
  const first = await prepareFirst({ members: 5 })
  await first.change(1, { is_blocked: true })
  await first.erase(2)
  const ofFirst = owner.updateTable('contacts').where('list_id', '=', first.list.id)
  await ofFirst.set({ removed_at: new Date() }).where('id', '=', first.contacts[3]!.id).execute()
  const [further, former] = [newCode(), newCode()]
  const ofLast = { list_id: first.list.id, contact_id: first.contacts[4]!.id }
  const given = { ...ofLast, code_key: further, door: 'North door' }
  await owner.insertInto('other_codes').values(given).execute()
  const replaced = { ...ofLast, code_key: former }
  await owner.insertInto('retired_codes').values(replaced).execute()

  const { door, contacts, list } = await prepareDoor()
  const before = await countCodes(list.id)
  const taken = [...[0, 1, 2, 3].map(first.codeAt), further, former]
  for (const code of taken)
    for (const email of [contacts[0]!.email, `${randomUUID()}@example.com`, undefined]) {
      const body = { qr_code: code, scan_id: randomUUID(), guest: guest(email) }
      const refused = await app.refused(redeemScan, { ...door, body })
      assert.deepEqual([refused.status, refused.code], [422, 'code_taken'])
      const scan = { ...body, scan_id: randomUUID(), scanned_at: new Date().toISOString(), told: 'ok' as const }
      const { verdicts } = await app.call(handInScans, { ...door, body: { scans: [scan] } })
      assert.equal(verdicts[0]!.reason, 'unknown_code')
    }
  assert.equal(await countCodes(list.id), before)
  assert.deepEqual(await Promise.all(taken.map(shownFor)), [
    'First night',
    undefined,
    undefined,
    undefined,
    'First night',
    undefined,
  ])
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

test('a door gives no guest the code of another guest of its own list', async () => {
  const own = await prepareList(app, { members: 2 })
  const { door, contacts, list } = await prepareDoor(own)
  const before = await countCodes(list.id)
  for (const email of [contacts[1]!.email, undefined]) {
    const body = { qr_code: contacts[0]!.qr_code!, guest: guest(email) }
    assert.equal((await app.refused(redeemScan, { ...door, body })).code, 'code_taken')
  }
  assert.equal(await countCodes(list.id), before)
})

test('a door that repeats itself gets the same answer, also for a guest whom the list has already', async () => {
  const { door, contacts, list } = await prepareDoor()
  for (const email of [contacts[0]!.email, `${randomUUID()}@example.com`, undefined]) {
    const body = { qr_code: newCode(), scan_id: randomUUID(), guest: guest(email) }
    const verdict = await app.call(redeemScan, { ...door, body })
    assert.equal(verdict.success, true)
    const after = await countCodes(list.id)
    assert.deepEqual(await app.call(redeemScan, { ...door, body }), verdict)
    const scan = { ...body, scanned_at: new Date().toISOString(), told: 'ok' as const }
    const { verdicts } = await app.call(handInScans, { ...door, body: { scans: [scan] } })
    assert.equal(verdicts[0]!.success, true)
    assert.equal(await countCodes(list.id), after)
  }
})

test('of two teams whose doors give one code at the same moment, one has it', async () => {
  const doors = [await prepareDoor(), await prepareDoor()]
  for (let round = 0; round < 20; round++) {
    const code = newCode()
    const given = await Promise.all(
      doors.map(async ({ door, contacts }) => {
        const body = { qr_code: code, guest: guest(round % 2 === 0 ? undefined : contacts[0]!.email) }
        const { statusCode } = await app.app.inject({
          method: 'POST',
          url: `/api/lists/${door.params.listId}/scan`,
          headers: { [scanTokenHeader]: door.scanToken },
          payload: body,
        })
        return statusCode
      }),
    )
    assert.deepEqual(
      given.toSorted((a, b) => a - b),
      [200, 422],
      `round ${round}`,
    )
  }
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

test('codes that another team adopts from Mailchimp take no page over, whatever happens to the first holder', async () => {
  const first = await prepareFirst()
  const code = first.codeAt(0)
  const second = await prepareWith([code, first.codeAt(1)], 'Second night')
  await owner
    .updateTable('contacts')
    .set({ created_at: new Date('2026-01-01') })
    .where('list_id', '=', second.list.id)
    .execute()
  assert.equal(await shownFor(code), 'First night')
  await first.change(0, { is_blocked: true })
  assert.equal(await shownFor(code), undefined)
  await first.change(0, { is_blocked: false })
  assert.equal(await shownFor(code), 'First night')

  const { contacts } = await app.call(contactsOfList, { token: second.token, params: { listId: second.list.id } })
  const copy = contacts.find(({ qr_code: one }) => one === code)!
  const ask = { token: second.token, params: { listId: second.list.id, contactId: copy.id } }
  await app.call(changeContact, { ...ask, body: { is_blocked: true } })
  assert.equal(await shownFor(code), 'First night')
  await app.call(eraseContact, { ...ask, body: { password } })
  assert.equal(await shownFor(code), 'First night')

  await first.erase(1)
  assert.equal(await shownFor(first.codeAt(1)), undefined)
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

test('a removed guest, and a code that was ended, leave no page to another team', async () => {
  const first = await prepareFirst()
  const [left, ended] = [first.codeAt(0), newCode()]
  const retired = { list_id: first.list.id, contact_id: first.contacts[1]!.id, code_key: ended }
  await owner.insertInto('retired_codes').values(retired).execute()
  await prepareWith([left, ended], 'Second night')
  const ofFirst = owner.updateTable('contacts').where('list_id', '=', first.list.id)
  await ofFirst.set({ removed_at: new Date() }).where('code', '=', left).execute()
  assert.deepEqual([await shownFor(left), await shownFor(ended)], [undefined, undefined])
})

test('when the first team deletes its account, the next list speaks', async () => {
  const first = await prepareFirst()
  await prepareWith([first.codeAt(0)], 'Second night')
  await app.call(deleteAccount, { token: first.token, params: { accountId: first.accountId }, body: { password } })
  assert.equal(await shownFor(first.codeAt(0)), 'Second night')
})

test('a list that one organiser copied speaks for guests who are only there any more', async () => {
  const first = await prepareFirst()
  const mailchimp = app.sandbox.addAccount()
  await app.sandbox.addAudience({
    account: mailchimp.id,
    members: [0, 1].map((nth) => ({ email: first.contacts[nth]!.email, merge_fields: { QRCODE: first.codeAt(nth) } })),
    fields: [{ tag: 'QRCODE', name: 'Code', type: 'text' as const }],
  })
  const { account } = await app.call(addAccount, {
    token: first.token,
    body: { account_name: 'This year', api_key: mailchimp.apiKey },
  })
  const copied = { ...first, list: account.lists[0]! }
  await app.call(createFields, { token: first.token, params: { listId: copied.list.id } })
  await generateAll(app, copied)
  assert.deepEqual((await codesOf(app, copied)).toSorted(), first.codes.toSorted())
  await addNight(copied, 'This year')
  assert.equal(await shownFor(first.codeAt(0)), 'First night')
  const ofFirst = owner.updateTable('contacts').where('list_id', '=', first.list.id)
  await ofFirst.set({ removed_at: new Date() }).where('id', '=', first.contacts[0]!.id).execute()
  assert.equal(await shownFor(first.codeAt(0)), 'This year')
  await first.change(1, { is_blocked: true })
  assert.equal(await shownFor(first.codeAt(1)), undefined)
})

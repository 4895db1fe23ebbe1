// In Mailchimp, exactly the checked-in contacts have the tag of their occasion.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { attendance, setAttendance } from '#contract/attending.ts'
import { auditLog } from '#contract/audit.ts'
import { eraseContact, exportContact } from '#contract/privacy.ts'
import { handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import { linkOf } from '#domain/link.ts'
import { openAsOwner } from '../../database/open.ts'
import { tagsOf, tellOf, untilTold } from '../../testing/attendance.ts'
import { addLink, backdate, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { addOccasion, changeSettings, scanAt } from '../../testing/occasions.ts'
import { startTestApp, testPublicUrl } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findLists } from './tell-mailchimp.ts'
import { findTagOfOccasion } from './tags/tag-of-occasion.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Place = Connected & { codes: string[] }
const of = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

async function guestOf({ list }: Place, code: string): Promise<{ id: string; email: string }> {
  const row = owner
    .selectFrom('contacts')
    .select(['id', 'email'])
    .where('list_id', '=', list.id)
    .where('code', '=', code)
  return row.executeTakeFirstOrThrow()
}

async function scan(place: Place, code: string): Promise<string> {
  const scanId = randomUUID()
  const verdict = await app.call(redeemScan, { ...of(place), body: { qr_code: code, scan_id: scanId } })
  assert.equal(verdict.reason, 'ok')
  return scanId
}

const undo = (place: Place, scanId: string) =>
  app.call(undoScan, { token: place.token, params: { listId: place.list.id, scanId } })

const told = (place: Place) => untilTold(app, owner, place)

/** A list whose contacts may come often, with tags switched on. */
async function openHall(members = 3, name = 'The Supper Club'): Promise<Place> {
  const place = await prepareList(app, { members, status: 'subscribed', name })
  await owner.updateTable('contacts').set({ max_scans: 100 }).where('list_id', '=', place.list.id).execute()
  await tellOf(app, place, { tags: true })
  return place
}

test('nothing is written unless the organiser wants it; then also for those who came before', async () => {
  const place = await prepareList(app, { members: 3, status: 'subscribed', name: 'Quiet list' })
  const [ada, ben] = await Promise.all(place.codes.slice(0, 2).map((code) => guestOf(place, code)))
  assert.deepEqual((await app.call(attendance, of(place))).tags, false)
  await scan(place, place.codes[0]!)
  assert.deepEqual(app.sandbox.segments(place.list.list_id), [])
  await tellOf(app, place, { tags: true })
  await told(place)
  assert.deepEqual(tagsOf(app, place, ada!.email), ['Attended: Quiet list'])
  assert.deepEqual(tagsOf(app, place, ben!.email), [])
  await tellOf(app, place, {})
  await scan(place, place.codes[1]!)
  await tellOf(app, place, { tags: true })
  const { written_tags: tags } = await told(place)
  assert.deepEqual(
    tags.map(({ name, tagged, refused }) => [name, tagged, refused]),
    [['Attended: Quiet list', 2, 0]],
  )
  const { entries } = await app.call(auditLog, { token: place.token })
  assert.equal(entries.filter(({ action }) => action === 'attendance_changed').length, 3)
  const wrong = { tags: 'yes' } as unknown as { tags: boolean; events: boolean }
  await app.refused(setAttendance, { ...of(place), body: wrong })
})

test('the tag is in Mailchimp after the scan, and the other tags of the contact stay', async () => {
  const place = await openHall()
  const { email } = await guestOf(place, place.codes[0]!)
  app.sandbox.tagMember(place.list.list_id, email, [{ name: 'Donor', status: 'active' }])
  await scan(place, place.codes[0]!)
  await until(
    () => tagsOf(app, place, email),
    (tags) => tags.length === 1,
  )
  const { tags } = app.sandbox.readMember(place.list.list_id, email) as { tags: { name: string }[] }
  assert.deepEqual(tags.map(({ name }) => name).toSorted(), ['Attended: The Supper Club', 'Donor'])
})

test('the tag goes when the last admission is undone, and comes again with the next one', async () => {
  const place = await openHall()
  const { email } = await guestOf(place, place.codes[0]!)
  const scans = [await scan(place, place.codes[0]!), await scan(place, place.codes[0]!)]
  await told(place)
  await undo(place, scans[0]!)
  await told(place)
  assert.equal(tagsOf(app, place, email).length, 1)
  await undo(place, scans[1]!)
  await told(place)
  assert.deepEqual(tagsOf(app, place, email), [])
  await scan(place, place.codes[0]!)
  await told(place)
  assert.equal(tagsOf(app, place, email).length, 1)
})

test('a scan that is undone before the tag was written makes no call', async () => {
  const place = await openHall()
  app.sandbox.calls.forget()
  await undo(place, await scan(place, place.codes[0]!))
  // The wish of the scan must not be made due before the undo is heard of.
  await untilTold(app, owner, place, { gathers: true })
  assert.equal(app.sandbox.calls.count('changeSegmentMembers'), 0)
})

test('an admission that is lost in a conflict takes the tag of its occasion away', async () => {
  const place = await prepareList(app, { members: 2, status: 'subscribed', name: 'Two nights' })
  await tellOf(app, place, { tags: true })
  const gala = await addOccasion(app, place, { name: 'Gala' })
  const open = async (label: string, occasion?: string) =>
    (await openDoor(app, await addLink(app, place, { label, ...(occasion && { occasion_id: occasion }) }))).scanToken
  const [main, other] = [await open('Main'), await open('Gala', gala.id)]
  await backdate(owner, place.list.id)
  const { email } = await guestOf(place, place.codes[0]!)
  const handIn = (scanToken: string, minutesAgo: number) => {
    const at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
    const shown = {
      qr_code: linkOf(testPublicUrl, place.codes[0]!),
      scan_id: randomUUID(),
      scanned_at: at,
      told: 'ok' as const,
    }
    return app.call(handInScans, { scanToken, params: { listId: place.list.id }, body: { scans: [shown] } })
  }
  await handIn(other, 10)
  await told(place)
  assert.deepEqual(tagsOf(app, place, email), ['Attended: Gala'])
  await handIn(main, 20)
  await told(place)
  assert.deepEqual(tagsOf(app, place, email), ['Attended: Two nights'])
})

test('occasions of one name have two tags, and a renamed one keeps its own', async () => {
  const place = await openHall(3, 'Same name')
  const long = 'x'.repeat(100)
  const first = await addOccasion(app, place, { name: 'same name' })
  const second = await addOccasion(app, place, { name: long })
  const third = await addOccasion(app, place, { name: long })
  const { email } = await guestOf(place, place.codes[0]!)
  for (const occasion of [undefined, first, second, third]) await scanAt(app, place, place.codes[0]!, occasion)
  await told(place)
  const tags = tagsOf(app, place, email)
  assert.equal(new Set(tags.map((name) => name.toLowerCase())).size, 4)
  assert.ok(tags.every((name) => name.length <= 100))
  assert.ok(tags.some((name) => name.endsWith('(2)') && /same name/i.test(name)))
  const scope = { team: place.personId, list: place.list.id }
  const named = await findTagOfOccasion(app.services, scope, first.id)
  assert.ok(named!.isWritten && tags.includes(named!.name))
  assert.ok(
    app.sandbox.segments(place.list.list_id).some(({ id, name }) => id === named!.segmentId && name === named!.name),
  )

  await changeSettings(app, place, first, { name: 'A new name' })
  await scanAt(app, place, place.codes[1]!, first)
  await told(place)
  assert.deepEqual(tagsOf(app, place, (await guestOf(place, place.codes[1]!)).email), [named!.name])
  const unused = await addOccasion(app, place, { name: 'Nobody came' })
  assert.deepEqual(await findTagOfOccasion(app.services, scope, unused.id), {
    name: 'Attended: Nobody came',
    segmentId: null,
    isWritten: true,
  })
})

test('a tag that was deleted in Mailchimp is made anew, for everyone who came', async () => {
  const place = await openHall()
  const emails = await Promise.all(place.codes.map(async (code) => (await guestOf(place, code)).email))
  await scan(place, place.codes[0]!)
  await told(place)
  const { id } = app.sandbox.segments(place.list.list_id)[0]!
  app.sandbox.deleteSegment(place.list.list_id, id)
  app.sandbox.calls.forget()
  assert.deepEqual(tagsOf(app, place, emails[0]!), [])
  await scan(place, place.codes[1]!)
  await until(
    () => emails.map((email) => tagsOf(app, place, email).length),
    (counts) => counts.join() === '1,1,0',
  )
  assert.equal(app.sandbox.calls.count('addSegment'), 1)
})

test('a contact that left is passed over, and gets its tag when it is back; one that Mailchimp refuses is reported', async () => {
  const place = await openHall(4)
  const [gone, refused, fine] = (await Promise.all(place.codes.slice(0, 3).map((code) => guestOf(place, code)))) as [
    { id: string; email: string },
    { id: string; email: string },
    { id: string; email: string },
  ]
  app.sandbox.setFault(
    {
      kind: 'refused_rows',
      emails: [refused.email],
      error: 'This address looks fake.',
      operation: 'changeSegmentMembers',
    },
    place.mailchimpAccount,
  )
  await Promise.all(place.codes.slice(0, 3).map((code) => scan(place, code)))
  await owner.updateTable('contacts').set({ removed_at: new Date() }).where('id', '=', gone.id).execute()
  const { written_tags: tags } = await told(place)
  assert.deepEqual([tags[0]!.tagged, tags[0]!.refused], [1, 1])
  assert.equal(tagsOf(app, place, fine.email).length, 1)
  const calls = app.sandbox.calls.count('changeSegmentMembers')
  await owner.updateTable('contacts').set({ removed_at: null }).where('id', '=', gone.id).execute()
  await until(
    () => tagsOf(app, place, gone.email),
    (held) => held.length === 1,
  )
  assert.ok(app.sandbox.calls.count('changeSegmentMembers') <= calls + 1)
  app.sandbox.clearFaults(place.mailchimpAccount)
})

test('a contact that changed its address has the tag under the new one', async () => {
  const place = await openHall()
  const { id, email } = await guestOf(place, place.codes[0]!)
  app.sandbox.editMember(place.list.list_id, email, { email_address: 'elsewhere@example.com' })
  await sql`update contacts set email = 'elsewhere@example.com', member_hash = md5('elsewhere@example.com') where id = ${id}`.execute(
    owner,
  )
  await scan(place, place.codes[0]!)
  await told(place)
  assert.equal(tagsOf(app, place, 'elsewhere@example.com').length, 1)
})

test('an export of a contact has its tags, and erasing it leaves nothing of them', async () => {
  const place = await openHall()
  const { id } = await guestOf(place, place.codes[0]!)
  await scan(place, place.codes[0]!)
  await told(place)
  const asked = { token: place.token, params: { listId: place.list.id, contactId: id } }
  const { tags } = await app.call(exportContact, asked)
  assert.deepEqual(tags, [{ name: 'Attended: The Supper Club', is_wanted: true, refusal: null }])
  await app.call(eraseContact, { ...asked, body: { password } })
  await owner.updateTable('attendance').set({ heard_seq: null }).where('list_id', '=', place.list.id).execute()
  await told(place)
  const rows = await owner.selectFrom('tag_wishes').selectAll().where('list_id', '=', place.list.id).execute()
  assert.deepEqual(rows, [])
})

test('nothing is written while the account is inactive, and everything follows', async () => {
  const place = await openHall()
  const { email } = await guestOf(place, place.codes[0]!)
  await scan(place, place.codes[0]!)
  await owner.updateTable('accounts').set({ is_active: false }).where('id', '=', place.accountId).execute()
  await sql`update tag_wishes set wished_at = now() - interval '1 minute' where list_id = ${place.list.id}`.execute(
    owner,
  )
  assert.ok(!(await findLists().execute(app.services.database.open)).rows.map(({ id }) => id).includes(place.list.id))
  await owner.updateTable('accounts').set({ is_active: true }).where('id', '=', place.accountId).execute()
  await told(place)
  assert.equal(tagsOf(app, place, email).length, 1)
})

test('events of doors that were swept before they were taken in leave no contact out', async () => {
  const place = await openHall()
  await told(place)
  await sql`update attendance set heard_seq = -5 where list_id = ${place.list.id}`.execute(owner)
  await scan(place, place.codes[0]!)
  await told(place)
  assert.equal(tagsOf(app, place, (await guestOf(place, place.codes[0]!)).email).length, 1)
})

// Guests by a tag or saved segment of Mailchimp: who is let in after a reading, and what a wrong answer may change.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { changeOccasion, type Occasion, type OccasionForm, occasions, segments } from '#contract/occasions.ts'
import { eraseContact } from '#contract/privacy.ts'
import { redeemScan } from '#contract/scanning.ts'
import type { Fault } from '../../../../sandbox/faults.ts'
import type { Segment } from '../../../../sandbox/store/segments.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addMember, type Connected, prepareList } from '../../../testing/factories.ts'
import { addOccasion, formOf } from '../../../testing/occasions.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'

const app = await startTestApp()
const { sandbox } = app
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

type Hall = Connected & { occasion: Occasion; segment: Segment }

const guest = (place: number) => `guest${place}@example.com`

/** A list whose first guests have the tag VIP, and an occasion for them whose guests were read. */
async function prepare(tagged: number, others = 2, statuses: Record<number, string> = {}): Promise<Hall> {
  const members = Array.from({ length: tagged + others }, (_, place) => ({
    email: guest(place),
    merge_fields: { COMPANY: place < tagged ? 'The Daily' : '' },
    tags: place < tagged ? ['VIP'] : [],
    status: statuses[place] ?? 'subscribed',
  }))
  const list = await prepareList(app, { members })
  const segment = sandbox.segments(list.list.list_id)[0]!
  return open({ ...list, segment })
}

/** The same by a saved segment. */
async function prepareSaved(tagged: number, others = 2): Promise<Hall> {
  const hall = await prepare(tagged, others)
  const conditions = [{ condition_type: 'TextMerge', field: 'COMPANY', op: 'is', value: 'The Daily' } as const]
  return open({ ...hall, segment: sandbox.addSegment(hall.list.list_id, { name: 'Press', conditions }) })
}

const whoOf = ({ id, name, options }: Segment): OccasionForm['who'] => ({
  kind: 'segment',
  id,
  name,
  is_tag: options === undefined,
})

async function open(hall: Connected & { segment: Segment }): Promise<Hall> {
  const occasion = await addOccasion(app, hall, { name: 'Lounge', own_max: 100, who: whoOf(hall.segment) })
  await untilRead(hall, null)
  return { ...hall, occasion }
}

type Row = { begunAt: Date | null; reading: string | null }

async function readingOf({ list, segment }: Pick<Hall, 'list' | 'segment'>): Promise<Row> {
  const { rows } = await sql<Row>`
    select begun_at as "begunAt", reading from segment_readings
    where list_id = ${list.id} and segment_id = ${segment.id}`.execute(owner)
  return rows[0] ?? { begunAt: null, reading: null }
}

async function untilRead(hall: Pick<Hall, 'list' | 'segment'>, before: Date | null): Promise<void> {
  await until(
    () => readingOf(hall),
    ({ begunAt, reading }) => begunAt !== null && reading === null && (before === null || begunAt > before),
    60_000,
  )
}

/** Makes the segment due, and waits until it is read. */
async function readAgain(hall: Hall) {
  const { begunAt } = await readingOf(hall)
  await sql`update segment_readings set next_at = now()
    where list_id = ${hall.list.id} and segment_id = ${hall.segment.id}`.execute(owner)
  await untilRead(hall, begunAt)
  return stateOf(hall)
}

async function stateOf({ token, list, occasion }: Hall) {
  const all = await app.call(occasions, { token, params: { listId: list.id } })
  return all.occasions.find(({ id }) => id === occasion.id)!
}

const invited = async (hall: Hall) => {
  const { rows } = await sql<{ email: string }>`
    select c.email from occasion_guests g join contacts c on c.list_id = g.list_id and c.id = g.contact_id
    where g.list_id = ${hall.list.id} and g.occasion_id = ${hall.occasion.id}`.execute(owner)
  return rows.map(({ email }) => email).sort()
}

const contactOf = async ({ list }: Hall, email: string) => {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from contacts where list_id = ${list.id} and email = ${email}`.execute(owner)
  return rows[0]!
}

/** 'in', or the reason of the refusal. */
async function scan(hall: Hall, email: string): Promise<string> {
  const { code } = await contactOf(hall, email)
  const { token, list, occasion } = hall
  const body = { qr_code: code, occasion_id: occasion.id }
  const answer = await app.call(redeemScan, { token, params: { listId: list.id }, body })
  return answer.success ? 'in' : answer.reason
}

const tag = ({ list }: Hall, email: string, status: 'active' | 'inactive') =>
  sandbox.tagMember(list.list_id, email, [{ name: 'VIP', status }])

const lie = ({ mailchimpAccount }: Hall, ...lies: Omit<Fault, 'kind'>[]) => {
  for (const each of lies) sandbox.setFault({ kind: 'wrong_answer', ...each }, mailchimpAccount)
}
const beHonest = ({ mailchimpAccount }: Hall) => {
  sandbox.clearFaults(mailchimpAccount)
  sandbox.changeSettings(
    { totalShift: 0, pageRows: 0, largestCall: 0, rowMs: 0, unsteadyTies: false },
    mailchimpAccount,
  )
}

test('an occasion with a tag has its guests at once, unsubscribed ones too', async () => {
  const hall = await prepare(3, 2, { 1: 'unsubscribed' })
  const { who_read_at: readAt, who_trouble: trouble, figures } = await stateOf(hall)
  assert.deepEqual([readAt !== null, trouble, figures.invited], [true, null, 3])
  assert.equal(await scan(hall, guest(0)), 'in')
  assert.equal(await scan(hall, guest(1)), 'in')
  assert.equal(await scan(hall, guest(3)), 'not_invited')
})

test('a guest who gets the tag is let in after the next reading, one who loses it is refused', async () => {
  const hall = await prepare(3)
  tag(hall, guest(3), 'active')
  tag(hall, guest(0), 'inactive')
  assert.equal(await scan(hall, guest(3)), 'not_invited')
  const { who_trouble: trouble, figures } = await readAgain(hall)
  assert.deepEqual([trouble, figures.invited], [null, 3])
  assert.equal(await scan(hall, guest(3)), 'in')
  assert.equal(await scan(hall, guest(0)), 'not_invited')
})

test('a saved segment invites those that it has now', async () => {
  const hall = await prepareSaved(3)
  sandbox.editMember(hall.list.list_id, guest(0), { merge_fields: { COMPANY: '' } })
  sandbox.editMember(hall.list.list_id, guest(4), { merge_fields: { COMPANY: 'the daily' } })
  assert.equal((await readAgain(hall)).who_trouble, null)
  assert.deepEqual(await invited(hall), [guest(1), guest(2), guest(4)])
})

test('doors are told of each changed guest, and of nothing where no guest changed', async () => {
  const hall = await prepare(3)
  const told = async () => {
    const { rows } = await sql<{ id: string | null }>`
      select contact_id as id from contact_changes where list_id = ${hall.list.id}`.execute(owner)
    return rows.map(({ id }) => id)
  }
  const before = (await told()).length
  await readAgain(hall)
  assert.equal((await told()).length, before)
  tag(hall, guest(3), 'active')
  tag(hall, guest(0), 'inactive')
  await readAgain(hall)
  const ids = [(await contactOf(hall, guest(3))).id, (await contactOf(hall, guest(0))).id]
  assert.deepEqual(new Set((await told()).slice(before)), new Set(ids))
})

const lies = ['empty', 'empty_with_total', 'stale', 'lacks_rows', 'doubled_rows'] as const
for (const [kind, make] of [
  ['tag', prepare],
  ['saved segment', prepareSaved],
] as const) {
  test(`a ${kind} loses no guest while Mailchimp lists its contacts wrongly, and the occasion says so`, async () => {
    const hall = await make(20)
    for (const answer of lies) {
      const before = await stateOf(hall)
      lie(hall, { answer, operation: 'getSegmentMembers' })
      const doubted = await readAgain(hall)
      assert.match(doubted.who_trouble ?? '', /Mailchimp showed \d+ of 20 contacts/, answer)
      assert.deepEqual([doubted.who_read_at, doubted.figures.invited], [before.who_read_at, 20], answer)
      beHonest(hall)
      const { who_trouble: trouble, who_read_at: readAt } = await readAgain(hall)
      assert.deepEqual([trouble, readAt! > before.who_read_at!], [null, true], answer)
    }
  })
}

test('a single wrong answer about a segment removes no guest', async () => {
  const hall = await prepare(3)
  for (const [answer, operation] of [
    ['not_found', 'getSegment'],
    ['not_found', 'getSegmentMembers'],
    ['unauthorized', 'getSegmentMembers'],
    ['html_404', 'getSegment'],
    ['html_200', 'getSegmentMembers'],
    ['other_list', 'getSegment'],
    ['other_list', 'getSegmentMembers'],
    ['nothing', 'getSegmentMembers'],
  ] as const) {
    const told = `"${answer}" to ${operation}`
    lie(hall, { answer, operation, next: 1 })
    // Some of them are asked again at once, and then nothing is wrong.
    await readAgain(hall)
    assert.equal((await invited(hall)).length, 3, told)
    assert.equal(sandbox.faults(hall.mailchimpAccount)[0]!.struck, 1, told)
    beHonest(hall)
    assert.equal((await readAgain(hall)).who_trouble, null, told)
    assert.equal((await invited(hall)).length, 3, told)
  }
  assert.equal(await scan(hall, guest(0)), 'in')
})

test('a guest whom the listing leaves out is looked at alone, and one wrong denial removes no guest', async () => {
  const hall = await prepare(20)
  tag(hall, guest(0), 'inactive')
  lie(
    hall,
    { answer: 'stale', operation: 'getSegmentMembers' },
    { answer: 'not_found', operation: 'getMember', next: 1 },
  )
  const doubted = await readAgain(hall)
  assert.ok(doubted.who_trouble)
  assert.ok((await invited(hall)).length >= 19)
  beHonest(hall)
  await readAgain(hall)
  assert.equal((await invited(hall)).length, 19)
})

test('when all of many guests lose a tag, all are removed after a few were looked at', async () => {
  const hall = await prepare(120)
  for (let place = 0; place < 110; place++) tag(hall, guest(place), 'inactive')
  const before = sandbox.calls.count('getMember')
  assert.equal((await readAgain(hall)).who_trouble, null)
  assert.equal((await invited(hall)).length, 10)
  assert.equal(sandbox.calls.count('getMember') - before, 50)
})

test('a tag that no contact has any more invites no guest', async () => {
  const hall = await prepare(3)
  for (let place = 0; place < 3; place++) tag(hall, guest(place), 'inactive')
  assert.equal((await readAgain(hall)).who_trouble, null)
  assert.deepEqual(await invited(hall), [])
})

test('an empty saved segment is believed when count, listing and list of segments say so', async () => {
  const hall = await prepareSaved(3)
  for (let place = 0; place < 3; place++) {
    sandbox.editMember(hall.list.list_id, guest(place), { merge_fields: { COMPANY: '' } })
  }
  assert.equal((await readAgain(hall)).who_trouble, null)
  assert.deepEqual(await invited(hall), [])
})

test('a deleted tag keeps its last guests, and the occasion says that it is gone', async () => {
  const hall = await prepare(3)
  sandbox.deleteSegment(hall.list.list_id, hall.segment.id)
  assert.match((await readAgain(hall)).who_trouble ?? '', /no longer exists in Mailchimp/)
  assert.equal(await scan(hall, guest(0)), 'in')
})

test('short pages, failing calls and an order that changes all the time lose no guest', async () => {
  const hall = await prepare(120)
  const settings = [{ pageRows: 7 }, { largestCall: 60 }, { unsteadyTies: true }, { unsteadyTies: true, pageRows: 50 }]
  for (const setting of settings) {
    sandbox.changeSettings(setting, hall.mailchimpAccount)
    // Calls that are too large fail a few times, until they are small enough.
    await until(
      async () => {
        const { who_trouble: trouble } = await readAgain(hall)
        assert.equal((await invited(hall)).length, 120, JSON.stringify(setting))
        return trouble
      },
      (trouble) => trouble === null,
    )
    beHonest(hall)
  }
})

test('a total that is always off is a doubt six times, and then is how this tag counts', async () => {
  const hall = await prepare(3)
  sandbox.changeSettings({ totalShift: 3 }, hall.mailchimpAccount)
  for (let times = 1; times < 6; times++) assert.match((await readAgain(hall)).who_trouble ?? '', /3 of 6/)
  tag(hall, guest(0), 'inactive')
  tag(hall, guest(3), 'active')
  assert.equal((await readAgain(hall)).who_trouble, null)
  assert.deepEqual(await invited(hall), [guest(1), guest(2), guest(3)])
  assert.equal((await readAgain(hall)).who_trouble, null)
})

test('while Mailchimp is away the guests stay, and the occasion says why', async () => {
  const hall = await prepare(3)
  sandbox.setFault({ kind: 'server_error', status: 502, operation: 'getSegment' }, hall.mailchimpAccount)
  assert.match((await readAgain(hall)).who_trouble ?? '', /can’t be reached/)
  assert.equal(await scan(hall, guest(0)), 'in')
})

test('another tag begins without the guests of the former, and two occasions share a reading', async () => {
  const hall = await prepare(3)
  const { list_id: listId } = hall.list
  sandbox.tagMember(listId, guest(4), [{ name: 'Crew', status: 'active' }])
  const crew = sandbox.segments(listId).find(({ name }) => name === 'Crew')!
  const { token, list, occasion } = hall
  const params = { listId: list.id, occasionId: occasion.id }
  await app.call(changeOccasion, { token, params, body: { ...formOf(occasion), who: whoOf(crew) } })
  await untilRead({ ...hall, segment: crew }, null)
  assert.deepEqual(await invited(hall), [guest(4)])
  const before = sandbox.calls.count('getSegmentMembers')
  const { begunAt } = await readingOf({ ...hall, segment: crew })
  const other = await addOccasion(app, hall, { name: 'Backstage', who: whoOf(crew) })
  await untilRead({ ...hall, segment: crew }, begunAt)
  assert.deepEqual(await invited({ ...hall, occasion: other }), [guest(4)])
  assert.equal(sandbox.calls.count('getSegmentMembers') - before, 1)
})

test('a segment is read once more shortly before its occasion opens, and not after it is over', async () => {
  const hall = await prepare(3)
  const { begunAt } = await readingOf(hall)
  const soon = new Date(Date.now() + 100_000)
  await sql`update segment_readings set begun_at = now() - interval '5 minutes' where list_id = ${hall.list.id}`.execute(
    owner,
  )
  await sql`update occasions set opens_at = ${soon} where id = ${hall.occasion.id}`.execute(owner)
  await untilRead(hall, begunAt)
  await sql`update occasions set opens_at = null, closes_at = now() where id = ${hall.occasion.id}`.execute(owner)
  await sql`update segment_readings set next_at = now() where list_id = ${hall.list.id}`.execute(owner)
  const { rows } = await sql`select from segments_to_read('2 minutes') where list_id = ${hall.list.id}`.execute(owner)
  assert.equal(rows.length, 0)
})

test('an erased contact is no guest, and no reading makes them one again', async () => {
  const hall = await prepare(3)
  const { id } = await contactOf(hall, guest(0))
  const { token, list } = hall
  await app.call(eraseContact, { token, params: { listId: list.id, contactId: id } })
  assert.deepEqual(await invited(hall), [guest(1), guest(2)])
  await sql`insert into occasion_guests values (${list.id}, ${hall.occasion.id}, ${id})`.execute(owner)
  await readAgain(hall)
  assert.deepEqual(await invited(hall), [guest(1), guest(2)])
})

test('the tags and saved segments of a list are shown by name, from Mailchimp itself', async () => {
  const hall = await prepareSaved(2)
  const { token, list, mailchimpAccount } = hall
  const shown = await app.call(segments, { token, params: { listId: list.id } })
  assert.deepEqual(
    shown.segments.map(({ name, is_tag: isTag, members }) => [name, isTag, members]),
    [
      ['Press', false, 2],
      ['VIP', true, 2],
    ],
  )
  const viewer = await addMember(app, hall, 'viewer')
  assert.equal((await app.refused(segments, { token: viewer.token, params: { listId: list.id } })).status, 403)
  sandbox.setFault({ kind: 'wrong_answer', answer: 'empty_with_total', operation: 'getSegments' }, mailchimpAccount)
  const refused = await app.refused(segments, { token, params: { listId: list.id } })
  assert.deepEqual([refused.status, /Mailchimp can’t be reached/.test(refused.message)], [503, true])
})

test('a list without such occasions costs no call', async () => {
  const hall = await prepareList(app, { members: 3 })
  const before = sandbox.calls.count()
  await addOccasion(app, hall)
  const { rows } = await sql`select from segments_to_read('2 minutes') where list_id = ${hall.list.id}`.execute(owner)
  assert.deepEqual([rows.length, sandbox.calls.count() - before], [0, 0])
})

// No wrong answer of Mailchimp about a tag or saved segment removes a guest.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAsOwner } from '../../../database/open.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'
import { guest, segmentHalls } from '../../../testing/wrong-listings.ts'

const app = await startTestApp()
const { sandbox } = app
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { prepare, prepareSaved, readAgain, stateOf, invited, scan, tag, lie, beHonest } = segmentHalls(app, owner)

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
    // Listpass repeats some of these calls at once, and then gets the right answer.
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

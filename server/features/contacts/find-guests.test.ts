// The search for guests over all lists of a team.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createFields } from '#contract/codes.ts'
import { findGuests } from '#contract/find-guests.ts'
import { syncLists } from '#contract/lists.ts'
import { eraseContact } from '#contract/privacy.ts'
import { openAsOwner } from '../../database/open.ts'
import { addMember, type Connected, generateAll, prepareList } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const person = (email: string, FNAME: string, LNAME: string) => ({ email, merge_fields: { FNAME, LNAME } })

/** A team with two lists; Chloé is in both. */
async function prepare() {
  const gala = await prepareList(app, {
    name: 'Gala',
    members: [person('chloe@example.com', 'Chloé', 'Okafor'), person('ken@example.com', 'Ken', 'Ito')],
  })
  const { token, accountId, mailchimpAccount } = gala
  const members = [person('chloe@example.com', 'Chloé', 'Okafor'), person('noelle@example.com', 'Noëlle', 'Okonkwo')]
  await app.sandbox.addAudience({ account: mailchimpAccount, name: 'Fair', members })
  const { account } = await app.call(syncLists, { token, params: { accountId } })
  const fair = { token, list: account.lists.find(({ name }) => name === 'Fair')! }
  await app.call(createFields, { token, params: { listId: fair.list.id } })
  await generateAll(app, fair)
  return { gala, fair }
}

const find = async ({ token }: Pick<Connected, 'token'>, q: string, list?: string) =>
  (await app.call(findGuests, { token, query: { q, ...(list && { list }) } })).guests.map(
    ({ display_value: name, list_name: listName }) => `${name}, ${listName}`,
  )

test('guests of all lists are found by words of name and email, those of the asked list first', async () => {
  const { gala, fair } = await prepare()
  assert.deepEqual((await find(gala, 'OKA chloe')).toSorted(), ['Chloé Okafor, Fair', 'Chloé Okafor, Gala'])
  assert.deepEqual((await find(gala, 'ok', fair.list.id))[0], 'Chloé Okafor, Fair')
  assert.deepEqual((await find(gala, 'ok', gala.list.id))[0], 'Chloé Okafor, Gala')
  assert.deepEqual(await find(gala, 'noelle@example'), ['Noëlle Okonkwo, Fair'])
  assert.deepEqual(await find(gala, 'nobody at all'), [])
  const stranger = await prepareList(app, { members: [person('mira@example.com', 'Mira', 'Lind')] }, 'Ada')
  assert.deepEqual(await find(stranger, 'okafor'), [])
})

test('a whole code finds its guest, in any case and with spaces; an erased guest is not found', async () => {
  const { gala } = await prepare()
  const code = gala.codes[1]!
  assert.deepEqual(await find(gala, code.toLowerCase()), ['Ken Ito, Gala'])
  assert.deepEqual(await find(gala, code.replaceAll(/.{4}(?=.)/g, '$& ')), ['Ken Ito, Gala'])
  assert.deepEqual(await find(gala, code.slice(1)), [])
  const { guests } = await app.call(findGuests, { token: gala.token, query: { q: code } })
  const params = { listId: gala.list.id, contactId: guests[0]!.id }
  await app.call(eraseContact, { token: gala.token, params, body: { password } })
  assert.deepEqual(await find(gala, code), [])
  assert.deepEqual(await find(gala, 'ken'), [])
})

test('at most eight guests are answered, and viewers find none', async () => {
  const members = Array.from({ length: 12 }, (_, place) => person(`guest${place}@example.com`, 'Guest', `No${place}`))
  const hall = await prepareList(app, { members })
  assert.equal((await find(hall, 'guest')).length, 8)
  const viewer = await addMember(app, hall, 'viewer', { name: 'Vera' })
  const asked = { token: viewer.token, query: { q: 'guest' } }
  const refused = await app.refused(findGuests, { ...asked, team: viewer.teamId })
  assert.equal(refused.status, 403)
  // Without the team's id, the call concerns their own team, which has no list.
  assert.deepEqual((await app.call(findGuests, asked)).guests, [])
})

test('a member who searches too quickly is asked to wait', async () => {
  const hall = await prepareList(app, { members: 1 })
  await find(hall, 'guest')
  // Empties the bucket, as many searches within a minute would. Its time is set ahead, so that it does not refill
  // during the test.
  await sql`update throttles set tokens = 0, filled_at = now() + interval '1 hour'
    where key = ${`guests:${hall.personId}:${hall.personId}`}`.execute(owner)
  const { message } = await app.refused(findGuests, { token: hall.token, query: { q: 'guest' } })
  assert.equal(message, 'Too many searches. Wait a moment and try again.')
})

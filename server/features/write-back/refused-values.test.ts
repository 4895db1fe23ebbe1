// A count is worth more than what a rule sets: Mailchimp gets the count, whatever it thinks of the value.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { checkStatus } from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import { setLogicRules } from '#contract/rules.ts'
import { tonight } from '#contract/tonight.ts'
import { openAsOwner } from '../../database/open.ts'
import { diners, type Dinner, dishes, mealsOf } from '../../testing/attendance.ts'
import { atEnd } from '../../testing/postgres.ts'
import { callMailchimp } from '../../testing/start-listening-app.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findDifferences } from '../../verify/compare-lists.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { prepare, mealField, offer, scanAll } = mealsOf(app, owner)
const of = ({ token, list }: Dinner) => ({ token, params: { listId: list.id } })

const inMailchimp = ({ list }: Dinner, email: string) =>
  app.sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>
const held = (place: Dinner, tag: string) => diners.map((email) => inMailchimp(place, email)[tag])

const kinds: {
  name: string
  spoil: (place: Dinner) => Promise<unknown>
  mend: (place: Dinner) => Promise<unknown>
  why: RegExp
}[] = [
  {
    name: 'a choice that was renamed',
    spoil: (place) => offer(place, 'Meat', 'Eaten'),
    mend: (place) => offer(place, 'Meat', 'Served'),
    why: /choices Meat, Eaten/,
  },
  {
    name: 'a field that was deleted',
    spoil: async (place) => callMailchimp(app, place, 'DELETE', await mealField(place)),
    mend: (place) => callMailchimp(app, place, 'POST', `/lists/${place.list.list_id}/merge-fields`, dishes),
    why: /no field MEAL/,
  },
  {
    name: 'a field that has another type',
    async spoil(place) {
      await callMailchimp(app, place, 'DELETE', await mealField(place))
      const number = { tag: 'MEAL', name: 'Meal', type: 'number' }
      await callMailchimp(app, place, 'POST', `/lists/${place.list.list_id}/merge-fields`, number)
    },
    async mend(place) {
      await callMailchimp(app, place, 'DELETE', await mealField(place))
      await callMailchimp(app, place, 'POST', `/lists/${place.list.list_id}/merge-fields`, dishes)
    },
    why: /MEAL is a number/,
  },
  {
    name: 'a value that Mailchimp says it kept, and did not',
    spoil: async (place) => app.sandbox.setFault({ kind: 'ignored_values', fields: ['MEAL'] }, place.mailchimpAccount),
    async mend(place) {
      app.sandbox.clearFaults(place.mailchimpAccount)
      await callMailchimp(app, place, 'PATCH', await mealField(place), { required: true })
    },
    why: /not this value/,
  },
]

for (const { name, spoil, mend, why } of kinds) {
  test(`three guests are counted in Mailchimp although a rule sets ${name}; it is told, and set once it can be`, async () => {
    const place = await prepare()
    await spoil(place)
    await scanAll(place)
    assert.deepEqual(held(place, 'QRSCANS'), [1, 1, 1])
    assert.deepEqual(held(place, 'SEEN'), ['yes', 'yes', 'yes'])
    assert.ok(held(place, 'MEAL').every((meal) => meal !== 'Served'))
    const { list } = await app.call(oneList, of(place))
    assert.deepEqual(
      list.rule_troubles.map(({ field, value, guests }) => [field, value, guests]),
      [['MEAL', 'Served', 3]],
    )
    assert.match(list.rule_troubles[0]!.reason, why)
    assert.deepEqual((await app.call(tonight, { ...of(place), query: {} })).rule_troubles, list.rule_troubles)
    const { rows } = await sql`select from contacts where list_id = ${place.list.id} and refusal is not null`.execute(
      owner,
    )
    assert.equal(rows.length, 0)

    await mend(place)
    await app.call(checkStatus, of(place))
    await until(
      () => held(place, 'MEAL'),
      (now) => now.every((meal) => meal === 'Served'),
    )
    await until(
      async () => (await app.call(oneList, of(place))).list.rule_troubles,
      (troubles) => troubles.length === 0,
    )
    assert.deepEqual(held(place, 'QRSCANS'), [1, 1, 1])
    assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
  })
}

test('a value that no contact can have is not sent again, and is forgotten with its rule', async () => {
  const place = await prepare()
  await offer(place, 'Meat', 'Eaten')
  const [first, second, third] = place.codes as [string, string, string]
  await scanAll({ ...place, codes: [first] })
  app.sandbox.calls.forget()
  await scanAll({ ...place, codes: [second, third] })
  assert.deepEqual(held(place, 'QRSCANS'), [1, 1, 1])
  const calls = app.sandbox.calls.byOperation()
  assert.equal((calls['batchSubscribe'] ?? 0) + (calls['patchMember'] ?? 0), 1, JSON.stringify(calls))
  assert.equal((await app.call(oneList, of(place))).list.rule_troubles[0]!.guests, 3)
  await app.call(setLogicRules, { ...of(place), body: { rules: [] } })
  assert.deepEqual((await app.call(oneList, of(place))).list.rule_troubles, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { oneList } from '#contract/lists.ts'
import { previewLogicRules, setLogicRules } from '#contract/rules.ts'
import { redeemScan } from '#contract/scanning.ts'
import { applyRules, comparable, type Rule } from '#domain/rules.ts'
import { openAsOwner } from '../../database/open.ts'
import { addOrganiser, type Connected, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startTestApp()

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const rule = (if_field: string, if_value: string, then_field: string, then_value: string) => ({
  if_field,
  if_value,
  then_field,
  then_value,
})

const fields = [
  { tag: 'GROUP', name: 'Group', type: 'text' as const },
  { tag: 'DRINK', name: 'Drink', type: 'dropdown' as const, options: { choices: ['wine', 'water'] } },
  { tag: 'TABLE', name: 'Table', type: 'number' as const },
]

async function prepare(members: { email: string; merge_fields?: Record<string, unknown> }[]) {
  return prepareList(app, { fields, members: members.map((member) => ({ status: 'subscribed', ...member })) })
}

test('an accepted scan sets off the rules in order, and Mailchimp gets what they changed', async () => {
  const prepared = await prepare([
    { email: 'vip@example.com', merge_fields: { GROUP: ' VIP ' } },
    { email: 'other@example.com' },
  ])
  const rules = [
    rule('GROUP', 'vip', 'TABLE', '1'),
    rule('TABLE', '1.0', 'DRINK', 'wine'),
    rule('QRSCANS', '1', 'GROUP', 'seen'),
  ]
  const kept = await app.call(setLogicRules, { ...ask(prepared), body: { rules } })
  assert.deepEqual([kept.message, kept.data.logic_rules], ['Logic rules updated successfully', rules])
  assert.deepEqual((await app.call(oneList, ask(prepared))).list.logic_rules, rules)

  const inMailchimp = (email: string) => {
    const { GROUP, TABLE, DRINK, QRSCANS } = app.sandbox.readMember(prepared.list.list_id, email)![
      'merge_fields'
    ] as Record<string, unknown>
    return [GROUP, TABLE, DRINK, QRSCANS]
  }
  for (const code of prepared.codes) await app.call(redeemScan, { ...ask(prepared), body: { qr_code: code } })
  await until(
    () => inMailchimp('vip@example.com'),
    (seen) => JSON.stringify(seen) === '["seen",1,"wine",1]',
  )
  await until(
    () => inMailchimp('other@example.com'),
    (seen) => JSON.stringify(seen) === '["seen","","",1]',
  )

  const scope = { team: prepared.personId, list: prepared.list.id }
  const scans = await app.services.database.as(scope, (tx) =>
    tx.selectFrom('scans').select(['rule_effects']).where('rule_effects', 'is not', null).execute(),
  )
  assert.equal(scans.length, 2)
})

test('a refused scan sets off nothing', async () => {
  const prepared = await prepare([{ email: 'vip@example.com', merge_fields: { GROUP: 'VIP' } }])
  await app.call(redeemScan, { ...ask(prepared), body: { qr_code: prepared.codes[0]! } })
  await app.call(setLogicRules, { ...ask(prepared), body: { rules: [rule('GROUP', 'VIP', 'TABLE', '7')] } })
  const again = await app.call(redeemScan, { ...ask(prepared), body: { qr_code: prepared.codes[0]! } })
  assert.equal(again.reason, 'already_used')
  const { rows } = await app.services.database.as({ team: prepared.personId, list: prepared.list.id }, (tx) =>
    sql<{ table: unknown }>`select merge_fields -> 'TABLE' as table from contacts`.execute(tx),
  )
  assert.notEqual(rows[0]!.table, '7')
})

test('rules that cannot be are refused with the reason, each under its place, and nothing changes', async () => {
  const prepared = await prepare([{ email: 'a@example.com' }])
  const kept = [rule('GROUP', 'a', 'GROUP', 'b')]
  await app.call(setLogicRules, { ...ask(prepared), body: { rules: kept } })
  const refused = async (...rules: ReturnType<typeof rule>[]) =>
    (await app.refused(setLogicRules, { ...ask(prepared), body: { rules } })).errors
  assert.match((await refused(rule('NOTHING', 'a', 'GROUP', 'b')))['rules.0']![0]!, /no field NOTHING/)
  assert.match((await refused(kept[0]!, rule('GROUP', 'a', 'QRMAX', '9')))['rules.1']![0]!, /QRMAX belongs to Listpass/)
  assert.match((await refused(rule('GROUP', 'a', 'TABLE', 'two')))['rules.0']![0]!, /TABLE is a number/)
  assert.match((await refused(rule('GROUP', 'a', 'DRINK', 'beer')))['rules.0']![0]!, /choices wine, water/)
  assert.match(
    (await refused(rule('GROUP', 'a', 'EMAIL', 'x')))['rules.0']![0]!,
    /no field EMAIL that could be changed/,
  )
  assert.match(
    (await refused(rule('GROUP', 'a', 'GROUP', 'b'), rule('GROUP', 'b', 'GROUP', 'a')))['rules.0']![0]!,
    /Rules 1, 2 set each other off/,
  )
  assert.ok((await refused(...Array.from({ length: 51 }, () => kept[0]!)))['rules'])
  assert.ok((await refused({ ...kept[0]!, if_field: '' }))['rules'])
  assert.deepEqual((await app.call(oneList, ask(prepared))).list.logic_rules, kept)
})

test('the preview counts the contacts that each rule matches now, and stores nothing', async () => {
  const members = Array.from({ length: 30 }, (_, place) => ({
    email: `guest${place}@example.com`,
    merge_fields: { GROUP: place % 3 ? 'press' : 'VIP', ...(place < 10 ? { TABLE: place } : {}) },
  }))
  const prepared = await prepare(members)
  const rules = [
    rule('GROUP', 'vip', 'TABLE', '1'),
    rule('TABLE', '', 'TABLE', '9'),
    rule('TABLE', '05', 'GROUP', 'five'),
    rule('QRSCANS', '0', 'GROUP', 'new'),
    rule('EMAIL', 'Guest7@example.com', 'GROUP', 'host'),
  ]
  const preview = await app.call(previewLogicRules, { ...ask(prepared), body: { rules } })
  assert.deepEqual(preview, { matches: [10, 20, 1, 30, 1], contacts: 30 })
  assert.deepEqual((await app.call(previewLogicRules, { ...ask(prepared), body: { rules: [] } })).matches, [])
  assert.deepEqual((await app.call(oneList, ask(prepared))).list.logic_rules, [])
  const stranger = await addOrganiser(app, 'Ada')
  assert.equal(
    (
      await app.refused(previewLogicRules, {
        token: stranger.token,
        params: { listId: prepared.list.id },
        body: { rules },
      })
    ).status,
    404,
  )
})

test('the database decides rules as the domain does', async () => {
  const owner = openAsOwner({ connectionString: app.connectionString })
  const value = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'VIP',
      'vip ',
      '1',
      '01',
      '1.0',
      '-0',
      '.5',
      '5.',
      '+2',
      '1e3',
      '2026-01-01',
      'Ä',
      'ß',
      '\t1\n',
      '--1',
      '1.2.3',
    ),
    fc.integer().map(String),
    fc.string({ unit: 'grapheme-ascii', maxLength: 6 }),
  )
  const tag = fc.constantFrom('A', 'B', 'C', 'D')
  const rules = fc.array(fc.record({ ifField: tag, ifValue: value, thenField: tag, thenValue: value }), {
    maxLength: 6,
  })
  const start = fc.dictionary(tag, fc.oneof(value, fc.integer(), fc.constant(null)))
  await fc.assert(
    fc.asyncProperty(value, start, rules, async (text, fieldsNow, given) => {
      const wire = (given as Rule[]).map((r) => rule(r.ifField, r.ifValue, r.thenField, r.thenValue))
      const { rows } = await sql<{ comparable: string; effects: unknown }>`
        select comparable(${text}) as comparable,
          apply_rules(${JSON.stringify(fieldsNow)}::jsonb, ${JSON.stringify(wire)}::jsonb) as effects`.execute(owner)
      assert.equal(rows[0]!.comparable, comparable(text))
      assert.deepEqual(rows[0]!.effects ?? [], applyRules(fieldsNow, given))
    }),
    { numRuns: 300 },
  )
  await owner.destroy()
})

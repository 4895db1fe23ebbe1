// Doors ask guests whom they let in. Each answer goes into a field of Mailchimp.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { NewField } from '../../../sandbox/store/fields.ts'
import { answerAsks, readAsks, setAsks } from '#contract/asks.ts'
import { setCard } from '#contract/card.ts'
import { doorOccasions } from '#contract/offline.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findDifferences } from '../../verify/compare-lists.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const fields: NewField[] = [
  { tag: 'DIET', name: 'Diet', type: 'dropdown', options: { choices: ['None', 'Vegan'] } },
  { tag: 'WAIVER', name: 'Waiver', type: 'text' },
  { tag: 'CHILDREN', name: 'Children', type: 'number' },
  { tag: 'BORN', name: 'Born', type: 'birthday' },
]

async function prepareAsking() {
  const prepared = await prepareList(app, { members: [{ email: 'ada@example.com' }], fields })
  const { token, list } = prepared
  const ask = { token, params: { listId: list.id } }
  const { slug } = await addLink(app, prepared)
  const [north, south] = [await openDoor(app, { slug }), await openDoor(app, { slug })]
  const at = (door: typeof north) => ({ ...door, params: ask.params })
  const asks = [
    { tag: 'DIET', question: 'What do you eat?', is_tick: false },
    { tag: 'WAIVER', question: 'I have read the rules.', is_tick: true },
    { tag: 'CHILDREN', question: 'How many children?', is_tick: false },
  ]
  await app.call(setAsks, { ...ask, body: { is_required: false, asks } })
  const scanId = randomUUID()
  await app.call(redeemScan, { ...at(north), body: { qr_code: prepared.codes[0]!, scan_id: scanId } })
  const answer = (answers: { tag: string; value: string }[], door = north, id = scanId) => ({
    ...at(door),
    params: { ...ask.params, scanId: id },
    body: { answers },
  })
  const inMailchimp = () =>
    app.sandbox.readMember(list.list_id, 'ada@example.com')!['merge_fields'] as Record<string, unknown>
  return { ...prepared, ask, north: at(north), south, scanId, answer, inMailchimp }
}

test('answers arrive in Mailchimp and in the history of the scan, and repeating them changes nothing', async () => {
  const { ask, north, answer, inMailchimp, scanId } = await prepareAsking()
  const known = (await app.call(doorOccasions, north)).occasions[0]!.asks!
  assert.deepEqual(
    [known.is_required, known.asks.map(({ tag, kind, choices }) => [tag, kind, choices])],
    [
      false,
      [
        ['DIET', 'choice', ['None', 'Vegan']],
        ['WAIVER', 'tick', []],
        ['CHILDREN', 'number', []],
      ],
    ],
  )
  assert.deepEqual(await app.call(readAsks, ask), known)
  const answers = [
    { tag: 'DIET', value: 'Vegan' },
    { tag: 'WAIVER', value: 'Yes' },
    { tag: 'CHILDREN', value: '2' },
  ]
  await app.call(answerAsks, answer(answers))
  await until(inMailchimp, ({ DIET: diet }) => diet === 'Vegan')
  const { WAIVER: waiver, CHILDREN: children, QRSCANS: scans } = inMailchimp()
  assert.deepEqual([waiver, children, scans], ['Yes', 2, 1])
  const effects = () =>
    owner.selectFrom('scans').select('rule_effects').where('scan_id', '=', scanId).executeTakeFirstOrThrow()
  assert.deepEqual((await effects()).rule_effects, answers)
  await app.call(answerAsks, answer(answers))
  assert.deepEqual((await effects()).rule_effects, answers)
  assert.equal((await owner.selectFrom('pending_writes').selectAll().execute()).length, 0)
  await app.call(answerAsks, answer([{ tag: 'DIET', value: 'None' }]))
  await until(inMailchimp, ({ DIET: diet }) => diet === 'None')
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
})

test('only fields that the list asks for are changed, and only by the door that let the guest in', async () => {
  const { ask, answer, inMailchimp, south, scanId, token } = await prepareAsking()
  const none = await app.call(answerAsks, answer([{ tag: 'FNAME', value: 'Mallory' }]))
  assert.deepEqual(none, {
    not_asked: ['FNAME'],
    message: 'Nothing saved: this list does not ask these questions now.',
  })
  const some = await app.call(
    answerAsks,
    answer([
      { tag: 'LNAME', value: 'x' },
      { tag: 'CHILDREN', value: '0' },
    ]),
  )
  assert.deepEqual(some, {
    not_asked: ['LNAME'],
    message: 'Answers saved, except those to questions that this list does not ask now.',
  })
  const other = await app.refused(answerAsks, answer([{ tag: 'DIET', value: 'Vegan' }], south))
  assert.deepEqual([other.status, other.message], [404, 'This door let nobody in with this scan, or it was undone.'])
  assert.equal(
    (await app.refused(answerAsks, answer([{ tag: 'DIET', value: 'x' }], undefined, randomUUID()))).status,
    404,
  )
  await app.call(undoScan, { token, params: { ...ask.params, scanId } })
  assert.equal((await app.refused(answerAsks, answer([{ tag: 'DIET', value: 'Vegan' }]))).status, 404)
  await until(inMailchimp, ({ QRSCANS: scans }) => scans === 0)
  assert.deepEqual([inMailchimp()['FNAME'] ?? '', inMailchimp()['DIET'] ?? ''], ['', ''])
})

test('a door learns what an answer shows on the card, and the next scan has it there', async () => {
  const { ask, answer, north, codes } = await prepareAsking()
  const alert = { tag: 'WAIVER', is: 'yes' }
  const card = { fields: [{ tag: 'DIET', is_large: true }], note: 'CHILDREN', alert }
  await app.call(setCard, { ...ask, body: { card } })
  const { occasions } = await app.call(doorOccasions, north)
  assert.deepEqual(
    occasions[0]!.asks!.asks.map(({ tag, shows }) => [tag, shows]),
    [
      ['DIET', { field: { name: 'Diet', is_large: true } }],
      ['WAIVER', { alert: { name: 'Waiver', is: 'yes' } }],
      ['CHILDREN', { is_note: true }],
    ],
  )
  await app.call(
    answerAsks,
    answer([
      { tag: 'DIET', value: 'Vegan' },
      { tag: 'WAIVER', value: 'Yes' },
      { tag: 'CHILDREN', value: '2' },
    ]),
  )
  assert.deepEqual((await app.call(redeemScan, { ...north, body: { qr_code: codes[0]! } })).card, {
    fields: [{ name: 'Diet', value: 'Vegan', is_large: true }],
    note: '2',
    alert: 'Waiver: Yes',
  })
  await app.call(setCard, { ...ask, body: { card: null } })
  const [plain] = (await app.call(doorOccasions, north)).occasions
  assert.ok(plain!.asks!.asks.every((one) => !('shows' in one)))
})

test('an answer is kept on one line, without directions and without what nobody sees', async () => {
  const { answer, inMailchimp } = await prepareAsking()
  const value = `no\u0007\u0085 nuts\u202E\u2066 \u200Epl\u200Bease\u2069\u200F\r\n\u2028Zoë 🎪`
  const { message } = await app.call(answerAsks, answer([{ tag: 'WAIVER', value }]))
  assert.equal(message, 'Answers saved.')
  await until(inMailchimp, ({ WAIVER: kept }) => kept !== '')
  assert.equal(inMailchimp()['WAIVER'], 'no  nuts please Zoë 🎪')
})

test('a tag with characters that cannot be stored is answered as one that is not asked', async () => {
  const { answer } = await prepareAsking()
  for (const tag of ['a\0b', 'a\ud800']) {
    const kept = await app.call(answerAsks, answer([{ tag, value: tag }]))
    assert.deepEqual(kept.not_asked, [tag.replaceAll('\0', '').toWellFormed()])
  }
})

test('questions that no field can take are refused at the question', async () => {
  const { ask } = await prepareAsking()
  const refusal = async (...asks: { tag: string; question: string; is_tick: boolean }[]) =>
    (await app.refused(setAsks, { ...ask, body: { is_required: true, asks } })).errors
  const question = 'Well?'
  assert.deepEqual(await refusal({ tag: 'BORN', question, is_tick: false }), {
    'asks.0.tag': ['A door can’t ask for BORN. Choose a field for text, a number, radio buttons or a dropdown.'],
  })
  assert.deepEqual(await refusal({ tag: 'CHILDREN', question, is_tick: true }), {
    'asks.0.tag': ['A box to tick needs a text field. CHILDREN is none.'],
  })
  assert.deepEqual(
    await refusal({ tag: 'DIET', question, is_tick: false }, { tag: 'DIET', question, is_tick: false }),
    { 'asks.1.tag': ['DIET has a question already. Choose another field.'] },
  )
})

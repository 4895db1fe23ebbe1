// What doors show beside the name: chosen by the organiser, seen with each verdict, and sealed in the offline list.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { type CardChoice, readCard, setCard } from '#contract/card.ts'
import { offlineList } from '#contract/offline.ts'
import { redeemScan } from '#contract/scanning.ts'
import type { NewAudience } from '../../../sandbox/control.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { openSealed } from '../../testing/offline-lists.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const fields: NonNullable<NewAudience['fields']> = [
  { tag: 'FNAME', name: 'First Name', type: 'text' },
  { tag: 'TABLE', name: 'Table', type: 'text' },
  { tag: 'DIET', name: 'Diet', type: 'text' },
  { tag: 'NOTE', name: 'Note', type: 'text' },
  { tag: 'HOME', name: 'Home', type: 'address' },
]
const members = [
  {
    email: 'ada@example.com',
    merge_fields: { FNAME: 'Ada', TABLE: ' 12 ', DIET: 'Nut allergy', NOTE: 'Sits with grace@example.com' },
  },
  { email: 'bo@example.com', merge_fields: { FNAME: 'Bo', DIET: 'none' } },
  { email: 'cy@example.com', merge_fields: { TABLE: 'x'.repeat(80) } },
]
const card: CardChoice = {
  fields: [
    { tag: 'TABLE', is_large: true },
    { tag: 'DIET', is_large: false },
  ],
  note: 'NOTE',
  alert: { tag: 'DIET', is: ' NUT allergy' },
}

const prepared = await prepareList(app, { fields, members })
const ask = { token: prepared.token, params: { listId: prepared.list.id } }
const [ada, bo, cy] = prepared.codes as [string, string, string]
const scan = (code: string, more = {}) =>
  app.call(redeemScan, { ...ask, body: { qr_code: code, scan_id: randomUUID() }, ...more })

test('a list shows nothing beside the name until its organiser chooses', async () => {
  assert.deepEqual(await app.call(readCard, ask), { card: null })
  assert.equal('card' in (await scan(ada)), false)
})

test('each verdict has the card of its guest, and one without values has none', async () => {
  const saved = await app.call(setCard, { ...ask, body: { card } })
  const kept = { ...card, alert: { tag: 'DIET', is: 'NUT allergy' } }
  assert.deepEqual([saved.card, (await app.call(readCard, ask)).card], [kept, kept])
  const note = 'Sits with grace@example.com'
  const ofAda = {
    fields: [
      { name: 'Table', value: '12', is_large: true },
      { name: 'Diet', value: 'Nut allergy', is_large: false },
    ],
    note,
    alert: 'Diet: Nut allergy',
  }
  assert.deepEqual((await scan(ada)).card, ofAda)
  assert.deepEqual((await scan(bo)).card, {
    fields: [{ name: 'Diet', value: 'none', is_large: false }],
    note: '',
    alert: '',
  })
  assert.deepEqual((await scan(cy)).card?.fields, [{ name: 'Table', value: 'x'.repeat(60), is_large: true }])
  assert.equal((await scan('NOBODYHASTHISCODE0000000')).card, undefined)
  // A scanner link reads no address, and a retry has the card of now.
  const door = await openDoor(app, await addLink(app, prepared))
  const again = await app.call(redeemScan, {
    scanToken: door.scanToken,
    params: ask.params,
    body: { qr_code: ada, scan_id: randomUUID() },
  })
  assert.deepEqual(again.card, { ...ofAda, note: 'Sits with g…@example.com' })
})

test('an alert without a chosen value is shown for each value of its field', async () => {
  await app.call(setCard, { ...ask, body: { card: { fields: [], note: null, alert: { tag: 'DIET', is: null } } } })
  assert.deepEqual((await scan(ada)).card, { fields: [], note: '', alert: 'Nut allergy' })
  assert.equal((await scan(bo)).card?.alert, 'none')
  assert.equal((await scan(cy)).card, undefined)
})

test('the offline list has cards that only the code opens, and follows each change', async () => {
  await app.call(setCard, { ...ask, body: { card } })
  const read = (query = {}) => app.call(offlineList, { ...ask, query })
  const whole = await until(read, ({ cards = [] }) => cards.length === 3)
  const text = JSON.stringify(whole)
  for (const word of ['Table', 'Nut allergy', '12"', 'grace@']) assert.ok(!text.includes(word), word)
  assert.deepEqual(openSealed(whole, ada), {
    fields: [
      { name: 'Table', value: '12', is_large: true },
      { name: 'Diet', value: 'Nut allergy', is_large: false },
    ],
    note: 'Sits with g…@example.com',
    alert: 'Diet: Nut allergy',
  })
  const cleared = await app.call(setCard, { ...ask, body: { card: null } })
  assert.equal(cleared.card, null)
  const anew = await until(
    () => read({ since: whole.cursor }),
    ({ is_whole: isWhole, cards }) => isWhole && cards === undefined,
  )
  assert.equal(anew.entries.length, 3)
})

test('a card has fields of the list only, each once, and no address', async () => {
  const refused = async (change: Partial<CardChoice>) => {
    const answer = await app.refused(setCard, { ...ask, body: { card: { ...card, ...change } } })
    return [answer.status, answer.message] as const
  }
  const one = (tag: string) => [{ tag, is_large: false }]
  assert.deepEqual(await refused({ fields: one('SEAT') }), [422, 'The list has no field SEAT.'])
  assert.match((await refused({ note: 'QRCODE' }))[1], /belongs to Listpass/)
  assert.match((await refused({ alert: { tag: 'HOME', is: null } }))[1], /is an address/)
  assert.match((await refused({ fields: [...one('DIET'), ...one('DIET')] }))[1], /already on the guest’s card/)
  assert.match((await refused({ fields: Array.from({ length: 6 }, () => one('DIET')[0]!) }))[1], /at most five/)
  assert.deepEqual(await app.call(readCard, ask), { card: null })
})

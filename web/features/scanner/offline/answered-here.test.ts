// The card of a guest who has answered at this door, scanned again before the server has the answers.
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GuestCard } from '#contract/guest-card.ts'
import type { Answers } from '../door/answers.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { doorHere } from '../testing/door-here.ts'
import { type Asked, decideHere, previewHere } from './decide-here.ts'
import { keepPage, takeIntoUse } from './keep-list.ts'
import { openStorage } from './storage.ts'

const storage = (await openStorage())!
const { database, crypt } = storage
const now = Date.now()
const card: GuestCard = { fields: [{ name: 'Diet', value: 'Meat', is_large: false }], note: '', alert: '' }
const shows = { field: { name: 'Diet', is_large: false }, is_note: false, alert: { name: 'Diet', is: 'Vegan' } }
const asks = {
  is_required: false,
  asks: [{ tag: 'DIET', question: 'What do you eat?', kind: 'text' as const, choices: [], shows }],
}
const hash = Buffer.alloc(12, 7).toString('base64url')

/** A door without a connection, and a guest with three places whom staff find by name. */
async function openDoor(listId: string) {
  const occasion = { ...plainOccasion, id: listId, asks }
  const making = { listId, generation: 1, isOrganiser: false }
  await keepPage(storage, making, { entries: [[hash, 0, 3, 0, '']] })
  const counters = { contacts: 1, checked_in: 0, accepted: 0 }
  const salt = Buffer.from('sixteen bytes ..').toString('base64url')
  const at = new Date(now).toISOString()
  const page = { salt, cursor: '1', is_whole: true, entries: [], next: null, counters, occasion, at }
  await takeIntoUse(storage, making, page, { askedAt: now, confirmed: [], now })
  const person = { contact_id: 'ada', display_value: 'Ada', email: '', code_end: '', scan_count: 0, max_scans: 3 }
  const asked: Asked = {
    text: '',
    door: { ...doorHere, id: listId, occasion },
    clockOffsetMs: 0,
    now,
    person: { ...person, state: 'open', kept: { hash, card } },
  }
  const text = await crypt.seal('')
  return {
    scan: (scanId: string) => decideHere(storage, asked, [{ scanId, text, scannedAt: now }], () => false),
    look: async () => (await previewHere(storage, asked))?.card,
    answer: async (scanId: string, answers: Answers, at: number) =>
      database.put('answers', { scanId, listId, sealed: await crypt.seal(answers), at }),
  }
}

test('a second offline scan of a guest shows what the guest answered after the first', async () => {
  const { scan, look, answer } = await openDoor('answered')
  assert.deepEqual((await scan('answered 1'))?.card, card)
  await answer('answered 1', { DIET: 'Vegan' }, 1)
  await answer('another guest', { DIET: 'Fish' }, 2)
  const answered = { ...card, fields: [{ ...card.fields[0], value: 'Vegan' }], alert: 'Diet: Vegan' }
  assert.deepEqual((await scan('answered 2'))?.card, answered)
  assert.deepEqual(await look(), answered)
  await answer('answered 2', { DIET: 'None' }, 3)
  assert.deepEqual([(await look())?.fields[0]?.value, (await look())?.alert], ['None', ''])
})

test('answers of an undone scan do not count', async () => {
  const { scan, look, answer } = await openDoor('undone')
  await scan('undone 1')
  await answer('undone 1', { DIET: 'Vegan' }, 1)
  const kept = await database.getFromIndex('queue', 'scan', 'undone 1')
  assert.ok(kept)
  await database.put('queue', { ...kept, undoneAt: now })
  assert.deepEqual(await look(), card)
})

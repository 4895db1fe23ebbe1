// A team moved while a door was open: what the door kept goes along in the address of the new place.
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { Declined } from '../../../api/declined.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { beginEmpty, database, inQueue, own, queue, sealed, storage } from '../testing/hands-here.ts'
import { packed, readCarried, unpacked } from './carry.ts'
import { goingOn } from './go-on.ts'

beforeEach(beginEmpty)
const [a, b, other, night, guestId] = Array.from({ length: 5 }, () => crypto.randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
]
const omar = { contact_id: guestId, name: 'Omar', people: 2, has_agreed: false }

test('waiting scans and answers of the list come along whole, and nothing else of the device', async () => {
  await queue(
    { scanId: a, guest: { sealed: sealed(omar), most: 2 }, occasionId: night, undoneAt: 7 },
    { scanId: b, named: sealed('Noor'), contactId: guestId },
    { scanId: 'sending', state: 'sending', told: undefined },
    { scanId: other, listId: 'of another team' },
  )
  await database.put('answers', { scanId: a, listId: 'list', sealed: sealed({ DIET: 'Vegan' }), at: 5 })
  const rows = await Promise.all([a, b].map(async (id) => ({ ...(await inQueue(id))!, order: undefined })))
  const carried = (await packed(storage, 'list'))!
  assert.match(carried, /^[\w%.~-]+$/)
  await beginEmpty()
  await unpacked(storage, 'list', await readCarried(carried))
  assert.deepEqual(
    await Promise.all([a, b].map(async (id) => JSON.stringify({ ...(await inQueue(id))!, order: undefined }, sorted))),
    rows.map((row) => JSON.stringify(row, sorted)),
  )
  assert.deepEqual([await inQueue('sending'), await inQueue(other)], [undefined, undefined])
  assert.equal((await database.get('answers', a))?.at, 5)
})

test('an address that anybody wrote brings nothing into the queue that the door could not send', async () => {
  await queue({ scanId: a }, { scanId: b, scannedAt: 'soon' as unknown as number })
  for (const carried of ['%', 'AAAA', (await packed(storage, 'list'))!]) await assert.rejects(readCarried(carried))
})

/** The order of a row's names means nothing. */
function sorted(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

test('a scan that came before, or that the server has confirmed, is not taken in again, nor one of another list', async () => {
  await queue({ scanId: a }, { scanId: b })
  const carried = (await packed(storage, 'list'))!
  await beginEmpty()
  await database.put('own', { ...own, scanId: b })
  for (const listId of ['another', 'list', 'list']) await unpacked(storage, listId, await readCarried(carried))
  assert.deepEqual([await database.count('queue'), await inQueue(b)], [1, undefined])
  assert.equal(await packed(storage, 'nothing here'), undefined)
})

test('2,000 scans fit into an address', async () => {
  await queue(
    ...Array.from({ length: 2000 }, () => ({ scanId: crypto.randomUUID(), text: sealed(crypto.randomUUID()) })),
  )
  assert.ok((await packed(storage, 'list'))!.length < 500_000)
})

test('a door goes where the server says, once, and stays as it is where the team is still on its way or the browser is a kiosk', async () => {
  const went: string[] = []
  const kept = new Map<string, string>()
  const stored = { getItem: (key: string) => kept.get(key) ?? null, removeItem: (key: string) => kept.delete(key) }
  const location = {
    pathname: '/scanner/public/slug',
    search: '',
    replace: (address: string) => void went.push(address),
  }
  Object.assign(globalThis, { location, localStorage: stored, sessionStorage: stored })
  const door = (code: string) => {
    const refused = Object.assign(new Declined(503), { code, params: { address: 'https://new.example' } })
    const access = { ask: () => Promise.reject(refused), secret: () => undefined } as unknown as DoorAccess
    const { ask } = goingOn(access)
    return assert.rejects(ask({} as never, {} as never), refused)
  }
  await door('team_left')
  kept.set('kiosk', '{}')
  await door('team_moved')
  assert.deepEqual(went, [])
  kept.clear()
  await door('team_moved')
  await door('team_moved')
  assert.deepEqual(went, ['https://new.example/scanner/public/slug'])
})

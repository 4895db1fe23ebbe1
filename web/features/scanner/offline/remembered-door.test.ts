// A browser whose storage hangs: it takes the call that opens the database, and never answers.
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { linkDoor } from '../door/door-access.ts'
import { doorHere } from '../testing/door-here.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { keptToken, openDoor } from './remembered-door.ts'

console.warn = () => {}
Object.assign(indexedDB, { open: () => new IDBOpenDBRequest() })
Object.assign(globalThis, { document: { cookie: '' }, location: new URL('https://list.example/scan') })

test('a door opens at the server although the storage of its browser hangs', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const of = { label: 'North gate', made_at: '2026-05-01T18:00:00Z', may_keep_names: false, occasion: plainOccasion }
  const door = { ...doorHere, ...of, language: null }
  const opened = { success: true, list: doorHere, scan_token: 'a token', door, message: 'Opened.' }
  globalThis.fetch = async () => Response.json(opened)
  const access = linkDoor('a-slug', keptToken('a-slug'))
  let isOpen = false
  const opening = openDoor(access, new AbortController().signal).finally(() => (isOpen = true))
  for (let second = 0; second < 10; second++) {
    mock.timers.tick(1000)
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  assert.ok(isOpen, 'The door is still closed after 10 s.')
  assert.equal((await opening).name, 'Spring supper')
  assert.equal(access.credential === 'signed-in' ? undefined : access.credential(), 'a token')
})

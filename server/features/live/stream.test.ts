import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { updateAccount } from '#contract/accounts.ts'
import { changeContact } from '#contract/contacts.ts'
import { changeList, syncLists } from '#contract/lists.ts'
import { type DoorState, offlineList } from '#contract/offline.ts'
import { handInScans, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, backdate, openDoor, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { hashOfCode } from './seal-entry.ts'
import { cursorOf, doorEars, eventsOf, hearsEvents } from '../../testing/listen.ts'

const app = await startTestApp()
const other = await app.addNode()
const address = await app.listen()
const elsewhere = await other.listen()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { scan, open } = doorEars(app, address)

test('the first message comes at once: what the door is, and how many there are', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const ear = await open(prepared, { token: prepared.token })
  assert.equal(ear.headers['content-type'], 'text/event-stream; charset=utf-8')
  const [{ occasion, ...state }, ...more] = ear.states() as [DoorState]
  assert.deepEqual(
    [state, more],
    [{ list_name: prepared.list.name, door: 'Noor', is_open: true, has_ended: false }, []],
  )
  assert.deepEqual([occasion!.id, occasion!.name, occasion!.is_plain], [prepared.list.id, prepared.list.name, true])
  const [first] = ear.messages()
  assert.deepEqual(
    [first!.events, first!.entries, first!.counters],
    [[], [], { contacts: 3, checked_in: 0, accepted: 0 }],
  )
})

test('an admission reaches all other doors, also on another server; a refusal reaches none', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const [code] = prepared.codes as [string]
  const { scanToken } = await openDoor(app, await addLink(app, prepared))
  const ears = [
    await open(prepared, { token: prepared.token }),
    await open(prepared, { address: elsewhere, scanToken }),
  ]
  const { salt } = await app.call(offlineList, { token: prepared.token, params: { listId: prepared.list.id } })
  const hash = hashOfCode(Buffer.from(salt, 'base64url'), code)
  const scanId = randomUUID()
  await scan(prepared, code, scanId)
  assert.equal((await scan(prepared, code)).reason, 'already_used')
  for (const ear of ears) {
    await hearsEvents(ear, 1)
    await ear.hears(() => ear.messages().at(-1)!.counters.checked_in === 1)
    const [event, ...more] = eventsOf(ear)
    assert.deepEqual(
      [event!.kind, event!.scan_id, event!.hash, event!.door, more],
      ['accepted', scanId, hash, 'Noor', []],
    )
    const { entries } = ear.messages().find(({ events }) => events.length > 0)!
    assert.deepEqual(entries[0]!.slice(0, 4), [hash, 1, 1, 0])
    assert.deepEqual(ear.messages().at(-1)!.counters, { contacts: 3, checked_in: 1, accepted: 1 })
  }
})

test('the figures are right even if a guest comes in just as a door begins to listen', async () => {
  const members = Array.from({ length: 30 }, (_, n) => ({ email: `guest${n}@example.com`, status: 'subscribed' }))
  const prepared = await prepareList(app, { members })
  for (const [place, code] of prepared.codes.entries()) {
    const [ear] = await Promise.all([
      open(prepared, { token: prepared.token, address: elsewhere }),
      scan(prepared, code),
    ])
    await ear.hears(() => ear.messages().at(-1)!.counters.accepted === place + 1)
    ear.hangUp()
  }
})

test('an undone or lost scan is told to all doors', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const [first, second] = prepared.codes as [string, string]
  const ear = await open(prepared, { token: prepared.token })
  const params = { listId: prepared.list.id }
  const scanId = randomUUID()
  await scan(prepared, first, scanId)
  await app.call(undoScan, { token: prepared.token, params: { ...params, scanId } })

  await backdate(owner, prepared.list.id)
  const at = (seconds: number) => new Date(Date.now() - 60_000 + seconds * 1000).toISOString()
  const [later, earlier] = [randomUUID(), randomUUID()]
  for (const [id, seconds] of [
    [later, 20],
    [earlier, 10],
  ] as const) {
    const scans = [{ qr_code: second, scan_id: id, scanned_at: at(seconds), told: 'ok' }]
    await app.call(handInScans, { token: prepared.token, params, body: { scans } })
  }
  await hearsEvents(ear, 5)
  const told = eventsOf(ear).map(({ kind, scan_id: id }) => `${kind} ${id}`)
  assert.deepEqual(told.slice(0, 3), [`accepted ${scanId}`, `undone ${scanId}`, `accepted ${later}`])
  assert.deepEqual(new Set(told.slice(3)), new Set([`accepted ${earlier}`, `conflict ${later}`]))
  await ear.hears(() => ear.messages().at(-1)!.counters.accepted === 1)
})

test('a cut-off door continues at any server, and hears everything once and in order', async () => {
  const members = Array.from({ length: 40 }, (_, n) => ({ email: `guest${n}@example.com`, status: 'subscribed' }))
  const prepared = await prepareList(app, { members })
  const ids: string[] = []
  const scanSome = async (from: number, to: number) => {
    for (let place = from; place < to; place++) {
      const id = randomUUID()
      ids.push(id)
      await scan(prepared, prepared.codes[place]!, id, place % 2 ? app : other)
    }
  }
  const heard: string[] = []
  let since: string | undefined
  for (const [round, at] of [address, elsewhere, address].entries()) {
    const ear = await open(prepared, { token: prepared.token, address: at, since })
    if (round === 0) await scanSome(0, 10)
    const scanning = scanSome(10 + round * 10, 20 + round * 10)
    await ear.hears(() => heard.length + eventsOf(ear).length >= ids.length - 4)
    since = cursorOf(ear)
    heard.push(...eventsOf(ear).map(({ scan_id: id }) => id))
    ear.hangUp()
    await scanning
  }
  const last = await open(prepared, { token: prepared.token, since })
  await hearsEvents(last, 40 - heard.length)
  heard.push(...eventsOf(last).map(({ scan_id: id }) => id))
  assert.equal(heard.length, 40)
  assert.deepEqual(heard, ids)
})

test('an organiser’s change of a contact is told to the doors of that list only', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const stranger = await prepareList(app, { members: 3 }, 'Ada')
  const [ear, others] = [
    await open(prepared, { token: prepared.token }),
    await open(stranger, { token: stranger.token }),
  ]
  const { rows } = await sql<{ id: string }>`select id from contacts where list_id = ${prepared.list.id}`.execute(owner)
  const params = { listId: prepared.list.id, contactId: rows[0]!.id }
  await app.call(changeContact, { token: prepared.token, params, body: { max_scans: 9 } })
  await scan(prepared, prepared.codes[2]!)
  await ear.hears(() => ear.messages().some(({ entries }) => entries.some(([, , max]) => max === 9)))
  await hearsEvents(ear, 1)
  await scan(stranger, stranger.codes[0]!)
  await hearsEvents(others, 1)
  assert.equal(eventsOf(others).length, 1)
  assert.ok(others.messages().every(({ entries }) => entries.every(([, , max]) => max !== 9)))
  assert.equal(eventsOf(ear).length, 1)
})

test('a list that is closed, opened or renamed is told to its doors', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const ear = await open(prepared, { token: prepared.token })
  const params = { listId: prepared.list.id }
  const states = () => ear.states().map(({ is_open: isOpen }) => isOpen)
  await app.call(changeList, { token: prepared.token, params, body: { is_active: false } })
  await ear.hears(() => states().length === 2)
  await app.call(changeList, { token: prepared.token, params, body: { is_active: true } })
  await ear.hears(() => states().length === 3)
  const body = { account_name: 'Supper club', is_active: false }
  await app.call(updateAccount, { token: prepared.token, params: { accountId: prepared.accountId }, body })
  await ear.hears(() => states().length === 4)
  assert.deepEqual(states(), [true, false, true, false])
  await sql`update lists set name = 'Winter supper' where id = ${params.listId}`.execute(owner)
  await ear.hears(() => ear.states().at(-1)!.list_name === 'Winter supper')
  assert.equal(ear.isOver(), false)
})

test('a session that follows two lists hears about each list separately', async () => {
  const supper = await prepareList(app, { members: 2, name: 'Supper' })
  await app.sandbox.addAudience({ account: supper.mailchimpAccount, name: 'Brunch', members: 1 })
  const { account } = await app.call(syncLists, { token: supper.token, params: { accountId: supper.accountId } })
  const brunch = account.lists.find(({ name }) => name === 'Brunch')!
  const [ofSupper, ofBrunch] = [
    await open(supper, { token: supper.token }),
    await open({ list: brunch }, { token: supper.token }),
  ]
  await app.call(changeList, { token: supper.token, params: { listId: supper.list.id }, body: { is_active: false } })
  await ofSupper.hears(() => ofSupper.states().length === 2)
  assert.deepEqual(
    ofSupper.states().map(({ list_name: name, is_open: isOpen }) => [name, isOpen]),
    [
      ['Supper', true],
      ['Supper', false],
    ],
  )
  assert.deepEqual(
    ofBrunch.states().map(({ list_name: name, is_open: isOpen }) => [name, isOpen]),
    [['Brunch', false]],
  )
})

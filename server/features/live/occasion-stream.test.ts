import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeScannerLink } from '#contract/doors.ts'
import { changeList } from '#contract/lists.ts'
import { offlineList } from '#contract/offline.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { changeLaid, layOccasion } from '../../testing/laid-list.ts'
import { type Ear, listen } from '../../testing/listen.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { hashOfCode } from './seal-entry.ts'

const app = await startTestApp()
const other = await app.addNode()
const address = await app.listen()
const elsewhere = await other.listen()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Prepared = Connected & { codes: string[] }

async function scan({ token, list }: Prepared, code: string, occasion?: string, direction?: 'in' | 'out') {
  const visit = { ...(occasion !== undefined && { occasion_id: occasion }), ...(direction && { direction }) }
  const verdict = await app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: code, ...visit } })
  assert.equal(verdict.reason, 'ok')
}

async function open({ list }: Pick<Prepared, 'list'>, more: Partial<Parameters<typeof listen>[0]>): Promise<Ear> {
  const ear = await listen({ address, listId: list.id, ...more })
  await ear.hears((heard) => heard.some(({ event }) => event !== 'door'))
  return ear
}

const eventsOf = (ear: Ear) => ear.messages().flatMap(({ events }) => events)
const entriesOf = (ear: Ear) => ear.messages().flatMap(({ entries }) => entries)
const insideOf = (ear: Ear) => ear.messages().at(-1)?.counters.inside
const namesOf = (ear: Ear) => ear.states().map(({ occasion }) => occasion?.name ?? null)

test('an entry reaches the doors of its occasion with the people inside, also on another server', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const [first, second] = prepared.codes as [string, string]
  const lounge = await layOccasion(owner, { listId: prepared.list.id }, { own_max: 1, capacity: 5, has_exits: true })
  const { slug } = await addLink(app, prepared, { occasion_id: lounge })
  const { scanToken } = await openDoor(app, { slug })
  const main = await open(prepared, { token: prepared.token })
  const ears = [
    await open(prepared, { token: prepared.token, occasion: lounge }),
    await open(prepared, { address: elsewhere, scanToken }),
  ]
  const { salt } = await app.call(offlineList, { scanToken, params: { listId: prepared.list.id } })
  const hash = hashOfCode(Buffer.from(salt, 'base64url'), first)
  await scan(prepared, first, lounge)
  for (const ear of ears) {
    await ear.hears(() => eventsOf(ear).length === 1)
    const message = ear.messages().find(({ events }) => events.length > 0)!
    // The people inside come with the event itself. The other figures may be counted later.
    assert.deepEqual([message.counters.inside, message.events[0]!.hash], [1, hash])
    assert.deepEqual(message.entries[0]!.toSpliced(4, 1), [hash, 1, 1, 0, [1, null, 0]])
    await ear.hears(() => ear.messages().at(-1)!.counters.checked_in === 1)
    assert.deepEqual(ear.messages().at(-1)!.counters, { contacts: 3, checked_in: 1, accepted: 1, inside: 1 })
  }
  await scan(prepared, first, lounge, 'out')
  await ears[0]!.hears(() => insideOf(ears[0]!) === 0)
  assert.equal(eventsOf(ears[0]!).at(-1)!.direction, 'out')

  // The doors of the main occasion heard nothing of the lounge.
  await scan(prepared, second)
  await main.hears(() => eventsOf(main).length > 0)
  await main.hears(() => main.messages().at(-1)!.counters.accepted === 1)
  assert.deepEqual([eventsOf(main).length, entriesOf(main).length, insideOf(main)], [1, 1, undefined])
})

test('a shared entry changes the count at every shared occasion, and troubles none that counts alone', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const listId = prepared.list.id
  const [first, second] = prepared.codes as [string, string]
  const friday = await layOccasion(owner, { listId })
  const pool = await layOccasion(owner, { listId }, { again: 'after_exit', has_exits: true })
  const bar = await layOccasion(owner, { listId }, { own_max: 1 })
  const [main, atFriday, atBar] = [
    await open(prepared, { token: prepared.token }),
    await open(prepared, { token: prepared.token, occasion: friday }),
    await open(prepared, { token: prepared.token, occasion: bar }),
  ]
  await scan(prepared, first, pool)
  await scan(prepared, first, pool, 'out')
  for (const ear of [main, atFriday]) {
    await ear.hears(() => eventsOf(ear).length === 2)
    await ear.hears(() => entriesOf(ear).at(-1)![1] === 0)
  }
  await scan(prepared, second, bar)
  await atBar.hears(() => eventsOf(atBar).length > 0)
  const hash = hashOfCode(
    Buffer.from(
      (await app.call(offlineList, { token: prepared.token, params: { listId }, query: { occasion: bar } })).salt,
      'base64url',
    ),
    second,
  )
  assert.deepEqual(
    eventsOf(atBar).map((event) => event.hash),
    [hash],
  )
})

test('a field that rules change by a scan elsewhere is told where it invites', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const listId = prepared.list.id
  const [code] = prepared.codes as [string]
  const who = { kind: 'field', tag: 'QRSCANS', test: 'is', value: '1' } as const
  const returning = await layOccasion(owner, { listId }, { own_max: 1, who })
  const ear = await open(prepared, { token: prepared.token, occasion: returning })
  await scan(prepared, code)
  await ear.hears(() => entriesOf(ear).length > 0)
  assert.deepEqual([entriesOf(ear)[0]!.slice(1, 4), eventsOf(ear)], [[0, 1, 0], []])
})

test('changed settings, and the removal of the occasion, reach its doors and keep what was chosen', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const listId = prepared.list.id
  const id = await layOccasion(owner, { listId }, { name: 'Friday' })
  const [ear, main] = [
    await open(prepared, { token: prepared.token, occasion: id }),
    await open(prepared, { token: prepared.token }),
  ]
  await changeLaid(owner, { listId, id }, { name: 'Saturday', capacity: 40 })
  await ear.hears(() => namesOf(ear).length === 2)
  const [, changed] = ear.states()
  assert.deepEqual([changed!.occasion!.id, changed!.occasion!.name, changed!.occasion!.capacity], [id, 'Saturday', 40])
  await app.call(changeList, { token: prepared.token, params: { listId }, body: { is_active: false } })
  await ear.hears(() => ear.states().length === 3)
  assert.deepEqual(namesOf(ear), ['Friday', 'Saturday', 'Saturday'])
  await owner.updateTable('occasions').set({ removed_at: new Date() }).where('id', '=', id).execute()
  await ear.hears(() => namesOf(ear).at(-1) === null)
  assert.equal(ear.states().at(-1)!.has_ended, false)

  // The door may keep its stream, and gets the same answer when it connects again.
  const again = await listen({ address, listId, token: prepared.token, occasion: id })
  await again.hears(() => again.states().length === 1)
  assert.deepEqual(namesOf(again), [null])
  assert.deepEqual(namesOf(main), [prepared.list.name, prepared.list.name])
})

test('a link that is for another occasion now has its doors read that one, and hear of it alone', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const listId = prepared.list.id
  const [first, second] = prepared.codes as [string, string]
  const [friday, lounge] = [
    await layOccasion(owner, { listId }, { name: 'Friday', own_max: 1 }),
    await layOccasion(owner, { listId }, { name: 'Lounge', own_max: 1 }),
  ]
  const { link, slug } = await addLink(app, prepared, { occasion_id: friday })
  const { scanToken } = await openDoor(app, { slug })
  const ears = [
    await open(prepared, { scanToken, occasion: lounge }),
    await open(prepared, { address: elsewhere, scanToken }),
  ]
  const settings = { label: 'North door', may_check_in_by_name: false, is_active: true, expires_at: null }
  const body = { ...settings, occasion_id: lounge, direction: 'out' as const }
  await app.call(changeScannerLink, { token: prepared.token, params: { listId, linkId: link.id }, body })
  const since: string[] = []
  for (const ear of ears) {
    await ear.hears((heard) => heard.some(({ event }) => event === 'resync'))
    assert.deepEqual(namesOf(ear), ['Friday', 'Lounge'])
    assert.equal(ear.states().at(-1)!.occasion!.direction, 'out')
    since.push(...ear.heard.flatMap((each) => (each.event === 'resync' ? [each.cursor] : [])))
  }
  await scan(prepared, first, friday)
  await scan(prepared, second, lounge)
  for (const ear of ears) await ear.hears(() => eventsOf(ear).length > 0)
  const own = await app.call(offlineList, { scanToken, params: { listId }, query: { since: since[0]! } })
  assert.equal(own.is_whole, false)
  const hash = hashOfCode(Buffer.from(own.salt, 'base64url'), second)
  for (const ear of ears)
    assert.deepEqual(
      eventsOf(ear).map((event) => event.hash),
      [hash],
    )
})

test('a door whose link was moved while it was away reads the list again', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const lounge = await layOccasion(owner, { listId: prepared.list.id })
  const { link, slug } = await addLink(app, prepared)
  const { scanToken } = await openDoor(app, { slug })
  const { cursor } = await app.call(offlineList, { scanToken, params: { listId: prepared.list.id } })
  await sql`update scanner_links set occasion_id = ${lounge} where id = ${link.id}`.execute(owner)
  const ear = await open(prepared, { scanToken, since: cursor })
  assert.deepEqual(
    ear.heard.map(({ event }) => event),
    ['door', 'resync'],
  )
})

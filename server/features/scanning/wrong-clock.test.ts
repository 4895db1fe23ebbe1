// Phones whose clocks are hours or years off, and were never compared with the server's.
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { layContact, layDoor, layList, layOccasion, openLaidDatabase } from '../../testing/laid-list.ts'
import { ago, offline, visitsOf } from '../../testing/laid-scans.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const laid = await openLaidDatabase()
const { owner } = laid
const { said, insideOf, take } = visitsOf(laid)

afterEach(async () => assert.deepEqual(await findBrokenInvariants(owner), []))

const wrong = {
  'in 1970': new Date(0),
  'before its link': ago(3 * 60),
  'three hours ahead': ago(-3 * 60),
  'in 2099': new Date('2099-01-01T00:00:00Z'),
}
const hour = 60

for (const [name, at] of Object.entries(wrong)) {
  test(`a scan that a phone dates ${name} counts, and takes no place from another`, async () => {
    const list = await layList(owner)
    const [north, south] = [
      await layDoor(owner, list),
      await layDoor(owner, list, { link: { created_at: ago(2 * hour) } }),
    ]
    const [ada, ben] = [await layContact(owner, list), await layContact(owner, list)]
    const before = Date.now()
    assert.deepEqual((await take(north, [offline(ada, ago(1))])).map(said), ['ok'])
    assert.deepEqual((await take(south, [offline(ada, at), offline(ben, at)])).map(said), ['conflict', 'ok'])
    const rows = await owner
      .selectFrom('scans')
      .select(['corrected_at', 'received_at'])
      .where('list_id', '=', list.listId)
      .where('contact_id', '=', ben.id)
      .execute()
    assert.ok(rows[0]!.corrected_at! <= rows[0]!.received_at)
    assert.ok(rows[0]!.corrected_at!.getTime() >= before - 1000)
  })
}

test('scans of a wrong clock keep the order of their door', async () => {
  const list = await layList(owner)
  const door = await layDoor(owner, list, { link: { created_at: ago(hour) } })
  const hall = await layOccasion(owner, list, { own_max: 1, again: 'after_exit', has_exits: true })
  for (const at of Object.values(wrong)) {
    const guest = await layContact(owner, list)
    const inside = await insideOf(hall)
    const visits = [false, true, false, true, false].map((isExit) => offline(guest, at, { occasionId: hall, isExit }))
    assert.deepEqual((await take(door, visits)).map(said), ['ok', 'ok', 'ok', 'ok', 'ok'])
    assert.equal(await insideOf(hall), inside! + 1)
  }
})

test('a link that has ended takes no scan of a wrong clock', async () => {
  const list = await layList(owner)
  const ended = { created_at: ago(99 * hour), expires_at: ago(5 * hour) }
  const door = await layDoor(owner, list, { link: ended })
  const guest = await layContact(owner, list)
  for (const at of [new Date(0), new Date('2099-01-01T00:00:00Z')]) {
    assert.deepEqual((await take(door, [offline(guest, at)])).map(said), ['link_expired'])
  }
})

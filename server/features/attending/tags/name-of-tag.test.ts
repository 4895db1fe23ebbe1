// The name of a tag of an occasion, directly at the database.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { layList, layOccasion, openLaidDatabase } from '../../../testing/laid-list.ts'

const { owner } = await openLaidDatabase()

async function nameOf({ listId }: { listId: string }, occasionId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name_of_tag(${listId}, ${occasionId}) as name`.execute(owner)
  return rows[0]!.name
}

test('occasions of one name are told apart by their opening, on the clocks of their zone', async () => {
  const list = await layList(owner)
  const opens = { name: 'Friday', opens_at: new Date('2026-11-07T02:30:00Z') }
  const newYork = await layOccasion(owner, list, { ...opens, zone: 'America/New_York' })
  assert.equal(await nameOf(list, newYork), 'Attended: Friday')
  const kathmandu = await layOccasion(owner, list, { ...opens, zone: 'Asia/Kathmandu' })
  const always = await layOccasion(owner, list, { name: 'Friday' })
  assert.equal(await nameOf(list, newYork), 'Attended: Friday (6 Nov 2026, 21:30)')
  assert.equal(await nameOf(list, kathmandu), 'Attended: Friday (7 Nov 2026, 08:15)')
  assert.equal(await nameOf(list, always), 'Attended: Friday')
})

test('an occasion of another list or of another name, and one that was removed, change no name', async () => {
  const [list, other] = [await layList(owner), await layList(owner)]
  const opens_at = new Date('2026-11-07T02:30:00Z')
  const friday = await layOccasion(owner, list, { name: 'Friday', opens_at })
  await layOccasion(owner, other, { name: 'Friday', opens_at })
  await layOccasion(owner, list, { name: 'Saturday', opens_at })
  await layOccasion(owner, list, { name: 'Friday', opens_at, removed_at: new Date() })
  assert.equal(await nameOf(list, friday), 'Attended: Friday')
})

test('an occasion without a name has that of its list, each space is one, and a long name keeps its end', async () => {
  const list = await layList(owner, { name: ' Supper   club ' })
  const main = await layOccasion(owner, list, { name: '', id: list.listId })
  assert.equal(await nameOf(list, main), 'Attended: Supper club')
  const long = (length: number) => `${'a'.repeat(length - 'Attended: '.length - 4)} end`
  const fits = await layOccasion(owner, list, { name: long(100) })
  assert.equal(await nameOf(list, fits), `Attended: ${long(100)}`)
  const cut = await nameOf(list, await layOccasion(owner, list, { name: long(101) }))
  assert.match(cut, /^Attended: a{59}…a{26} end$/)
})

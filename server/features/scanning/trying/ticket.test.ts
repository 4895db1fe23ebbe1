import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { newKey, readKeyRing } from '../../../secrets/key-ring.ts'
import { newTicket, readTicket } from './ticket.ts'

const keys = readKeyRing(newKey())
const now = new Date('2026-11-25T10:00:00.123Z')
const of = { id: randomUUID(), list: randomUUID(), person: randomUUID() }

test('a ticket holds its ids and its end, and is good for 30 minutes', () => {
  const { ticket, until } = newTicket(keys, of, now)
  assert.equal(until.getTime() - now.getTime(), 30 * 60_000)
  const read = (ms: number) => readTicket(keys, ticket, new Date(now.getTime() + ms))
  assert.deepEqual(read(0), { ...of, until: until.getTime() })
  assert.deepEqual(read(30 * 60_000 - 1), { ...of, until: until.getTime() })
  assert.equal(read(30 * 60_000), undefined)
})

test('a changed, foreign or made-up ticket is none', () => {
  const { ticket } = newTicket(keys, of, now)
  const foreign = newTicket(readKeyRing(newKey()), of, now).ticket
  const short = keys.seal('AAAA', { table: 'tickets', column: 'try', row: 'scanner' })
  // Changes a character in the middle, because the last one may have unused bits.
  const changed = ticket.replace(/.(?=.{20}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
  for (const wrong of [changed, foreign, short, '', 'v1.k1.AAAA'])
    assert.equal(readTicket(keys, wrong, now), undefined, wrong)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { memberHash, noTags, type OddWhy } from './audience.ts'
import { readMember } from './read-member.ts'
import { isOrdinary, readRows } from './wire-members.ts'

/** A value of JSON in the place of a text, a number or an object. */
const wrong = fc.oneof(fc.constantFrom(undefined, null, 0, '', true, [], {}, { a: 1 }, 'x'.repeat(65)), fc.jsonValue())
const text = fc.oneof({ weight: 6, arbitrary: fc.string() }, { weight: 1, arbitrary: wrong })
const key = fc.oneof({ weight: 6, arbitrary: fc.stringMatching(/^[0-9a-f]{32}$/) }, { weight: 1, arbitrary: wrong })
const email = fc.oneof({ weight: 6, arbitrary: fc.emailAddress() }, { weight: 2, arbitrary: text })
const fields = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.string(), fc.jsonValue()) },
  { weight: 1, arbitrary: wrong },
)
const row = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      { id: key, email_address: email, status: text, contact_id: key, last_changed: text, merge_fields: fields },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: wrong },
)

test('every row of any form is a member or left out, and none stops the others', () => {
  const outcomes = { read: 0, odd: 0 }
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
      const { members, odd } = readRows(rows, 0)
      assert.equal(members.length + odd.length, rows.length)
      outcomes.read += members.length
      outcomes.odd += odd.length
      for (const member of members) {
        assert.equal(typeof member.email_address, 'string')
        assert.match(member.id, /^[0-9A-Za-z_-]{1,64}$/)
        // PostgreSQL stores neither zeros nor half characters.
        const stored = JSON.stringify(readMember(member, noTags, new Date()))
        assert.doesNotMatch(stored, /\\u0000|\\ud[89a-f]/i)
      }
    }),
    { numRuns: 1500 },
  )
  assert.ok(outcomes.read > 200 && outcomes.odd > 500, JSON.stringify(outcomes))
})

const anna = {
  id: memberHash('anna@example.com'),
  email_address: 'anna@example.com',
  status: 'subscribed',
  merge_fields: {},
}
const whysOf = (...rows: unknown[]) => readRows(rows, 0).odd.map(({ why }) => why)

test('a row that is left out says why', () => {
  const whys: [row: unknown, why: OddWhy][] = [
    [null, 'form'],
    ['anna@example.com', 'form'],
    [[], 'form'],
    [{ status: 'subscribed' }, 'no_address'],
    [{ ...anna, id: memberHash(''), email_address: null }, 'no_address'],
    [{ ...anna, email_address: 7 }, 'address'],
    [{ ...anna, email_address: `${'a'.repeat(400)}@example.com` }, 'address'],
    [{ ...anna, status: null }, 'status'],
    [{ ...anna, merge_fields: 'FNAME' }, 'fields'],
    [{ ...anna, merge_fields: ['Anna'] }, 'fields'],
  ]
  for (const [odd, why] of whys) assert.deepEqual(whysOf(anna, odd), [why], JSON.stringify(odd).slice(0, 99))
})

test('a contact without an address has the key that the row shows, and never that of nobody', () => {
  const contactId = 'c'.repeat(32)
  const idOf = (one: object) => readRows([{ ...anna, email_address: '', ...one }], 0).members[0]?.id
  assert.equal(idOf({}), anna.id)
  assert.equal(idOf({ id: memberHash(''), contact_id: contactId }), contactId)
  assert.equal(idOf({ id: undefined, contact_id: contactId }), contactId)
})

test('of two different rows with one id, the one whose address fits it is the contact', () => {
  const twin = { ...anna, email_address: 'bert@example.com' }
  for (const rows of [
    [anna, twin],
    [twin, anna],
  ]) {
    const { members, odd } = readRows(rows, 0)
    assert.deepEqual(
      members.map(({ email_address: address }) => address),
      ['anna@example.com'],
    )
    assert.deepEqual(odd, [{ key: memberHash('bert@example.com'), label: 'bert@example.com', why: 'twice' }])
  }
  assert.equal(readRows([anna, anna], 0).members.length, 2, 'an unchanged row may hide another one')
})

test('an ordinary row is kept as it came', () => {
  assert.equal(isOrdinary(anna), true)
  assert.equal(readRows([anna], 0).members[0], anna)
})

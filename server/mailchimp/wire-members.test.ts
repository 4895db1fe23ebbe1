import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { member, ofList } from './wire.ts'
import { isOrdinary, memberPage } from './wire-members.ts'

const asBySchemaAlone = z.object({ ...ofList, members: z.array(member), total_items: z.number() })

/** A value of JSON in the place of a text, a number or an object. */
const wrong = fc.oneof(fc.constantFrom(undefined, null, 0, '', true, [], {}, { a: 1 }, 'x'.repeat(65)), fc.jsonValue())

const text = fc.oneof({ weight: 6, arbitrary: fc.string() }, { weight: 1, arbitrary: wrong })
const key = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[0-9A-Za-z_-]{1,64}$/) },
  { weight: 1, arbitrary: wrong },
)
const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'FNAME'))
const fields = fc.oneof(
  { weight: 6, arbitrary: fc.array(fc.tuple(name, fc.jsonValue())).map(ownKeys) },
  { weight: 1, arbitrary: wrong },
)

const row = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      {
        id: key,
        email_address: text,
        status: text,
        contact_id: text,
        last_changed: text,
        list_id: text,
        merge_fields: fields,
        more: fc.jsonValue(),
      },
      { requiredKeys: ['id', 'email_address', 'status'] },
    ),
  },
  { weight: 1, arbitrary: wrong },
)

/** Also `__proto__` becomes a key of the object itself, as in JSON.parse. */
function ownKeys(pairs: [string, unknown][]): unknown {
  const texts = pairs.map(([tag, value]) => `${JSON.stringify(tag)}:${JSON.stringify(value)}`)
  return JSON.parse(`{${texts.join(',')}}`)
}

/** A row without the keys that the schema leaves out. */
function used(read: unknown): unknown {
  const keys = Object.keys(member._zod.def.shape)
  return Object.fromEntries(Object.entries(read as object).filter(([tag]) => keys.includes(tag)))
}

test('a member that the quick check takes is one that the schema takes, with the same values', () => {
  let taken = 0
  fc.assert(
    fc.property(row, (one) => {
      if (!isOrdinary(one)) return
      taken += 1
      assert.deepEqual(used(one), z.parse(member, one))
    }),
    { numRuns: 1500 },
  )
  assert.ok(taken > 100, `only ${taken} members were ordinary`)
})

test('a page of members is refused or taken as the schema alone would do, row by row', () => {
  const rows = fc.array(row, { maxLength: 4 })
  const whole = fc.record({ list_id: fc.string(), members: rows, total_items: fc.nat() })
  const page = fc.oneof(
    whole,
    fc.record(
      { list_id: text, members: fc.oneof(rows, wrong), total_items: fc.oneof(fc.nat(), wrong) },
      { requiredKeys: [] },
    ),
  )
  const outcomes = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(page, (answer) => {
      const [ours, schemas] = [z.safeParse(memberPage, answer), z.safeParse(asBySchemaAlone, answer)]
      outcomes[schemas.success ? 'taken' : 'refused'] += 1
      assert.equal(ours.success, schemas.success)
      if (!ours.success || !schemas.success) return
      assert.deepEqual({ ...ours.data, members: ours.data.members.map(used) }, schemas.data)
    }),
    { numRuns: 1500 },
  )
  assert.ok(outcomes.taken > 100 && outcomes.refused > 100, JSON.stringify(outcomes))
})

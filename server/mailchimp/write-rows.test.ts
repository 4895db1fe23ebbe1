import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MemberValues } from './audience.ts'
import { readBatchAnswer } from './write-rows.ts'

const sent = Array.from({ length: 4 }, (_, place): MemberValues => ({
  hash: `hash${place}`,
  email: `guest${place}@example.com`,
  code: `code ${place}`,
  max: 1,
  scans: 0,
}))
const row = (place: number, more: object = {}) => ({
  id: `hash${place}`,
  email_address: `guest${place}@example.com`,
  merge_fields: { QRCODE: `code ${place}` },
  ...more,
})
const rows = [0, 1, 2, 3].map((place) => row(place))
const error = (email: string) => ({ email_address: email, error: 'Looks fake.', field_message: '' })

type Answer = { new_members: object[]; updated_members: object[]; errors: object[]; [name: string]: unknown }

function answer(given: Partial<Answer>): Answer {
  const told = { new_members: [], updated_members: [], errors: [], ...given }
  return {
    ...told,
    total_created: told.new_members.length,
    total_updated: told.updated_members.length,
    error_count: told.errors.length,
    _links: [],
    ...given,
  }
}

const read = (body: unknown, spaces?: number) =>
  readBatchAnswer([Buffer.from(JSON.stringify(body, null, spaces))], sent)
const fieldsOf = (...places: number[]) => new Map(places.map((place) => [`hash${place}`, { QRCODE: `code ${place}` }]))
const whole = { refused: [], rows: fieldsOf(0, 1, 2, 3) }
const refusedOf = (...places: number[]) =>
  places.map((place) => ({ hash: `hash${place}`, reason: 'Looks fake.', blamed: [] }))

test('an answer that accounts for every row is believed, in one part or many, indented or not', () => {
  assert.deepEqual(read(answer({ updated_members: rows })), whole)
  assert.deepEqual(read(answer({ updated_members: rows }), 2), whole)
  assert.deepEqual(read(answer({ new_members: rows.slice(0, 1), updated_members: rows.slice(1) })), whole)
  const bytes = Buffer.from(JSON.stringify(answer({ updated_members: rows })))
  const parts = Array.from({ length: bytes.length }, (_, place) => bytes.subarray(place, place + 1))
  assert.deepEqual(readBatchAnswer(parts, sent), whole)
})

test('the order of its parts does not matter', () => {
  const { updated_members: updated, ...rest } = answer({ updated_members: rows })
  assert.deepEqual(read({ ...rest, updated_members: updated }), whole)
  const long = rows.map((each) => ({ ...each, ip_opt: 'x'.repeat(5000) }))
  assert.deepEqual(read({ ...rest, updated_members: long }), whole)
})

test('each contact is shown whole, whatever its texts hold', () => {
  const fields = {
    QRCODE: 'a"}],"total_updated": 9,"\\',
    NAME: '{"updated_members":[{',
    ADDRESS: { addr1: '}', city: '🎟' },
  }
  const found = read(answer({ updated_members: [row(0, { merge_fields: fields }), ...rows.slice(1)] }))
  assert.deepEqual(found?.rows.get('hash0'), fields)
  assert.deepEqual(found.refused, [])
})

test('a text of a contact that looks like the end of an answer counts nothing', () => {
  const text = '"total_created":0,"total_updated":4,"error_count":0}'
  const last = row(2, { merge_fields: { QRCODE: text }, email_address: 'guest2@example.com' })
  assert.equal(read({ ...answer({ updated_members: [rows[0]!, rows[1]!, last] }), total_updated: 4 }), undefined)
  assert.equal(read({ new_members: [], updated_members: [last], errors: [] }), undefined)
})

test('a refused contact is reported with the reason, in any spelling of the address', () => {
  const some = rows.slice(1)
  for (const email of ['guest0@example.com', ' GUEST0@EXAMPLE.COM ']) {
    assert.deepEqual(read(answer({ updated_members: some, errors: [error(email)] }))?.refused, refusedOf(0))
  }
  const both = answer({ updated_members: rows, errors: [error('guest3@example.com')] })
  assert.deepEqual(read(both)?.refused, refusedOf(3))
  assert.deepEqual(read(answer({ errors: sent.map(({ email }) => error(email)) })), {
    refused: refusedOf(0, 1, 2, 3),
    rows: new Map(),
  })
})

test('a strange row concerns no other: it shows nothing, or counts as refused', () => {
  for (const strange of [
    { merge_fields: null },
    { merge_fields: undefined },
    { merge_fields: [] },
    { email_address: null },
  ]) {
    const found = read(answer({ updated_members: [...rows.slice(0, 3), row(3, strange)] }))
    assert.deepEqual(found?.refused, [], JSON.stringify(strange))
    const { QRCODE } = { QRCODE: undefined, ...found.rows.get('hash3') }
    assert.equal(QRCODE, 'email_address' in strange ? 'code 3' : undefined)
  }
  for (const strange of [null, 'text', { ...rows[3], id: null }]) {
    const found = read({ ...answer({ updated_members: [...rows.slice(0, 3), strange as object] }) })
    assert.deepEqual(found, { refused: [{ hash: 'hash3', reason: '', blamed: [] }], rows: fieldsOf(0, 1, 2) })
  }
})

test('an unmentioned contact counts as refused, even when no error names it', () => {
  const reason = ''
  const updated = rows.slice(1)
  for (const errors of [[], [error('')], [error('stranger@example.org')], [{}]]) {
    for (const count of [0, 1]) {
      const found = read(answer({ updated_members: updated, errors, error_count: count }))
      assert.deepEqual(found?.refused, [{ hash: 'hash0', reason, blamed: [] }])
    }
  }
})

test('an answer that contradicts itself or speaks of others is not believed', () => {
  const { total_created: _, ...untold } = answer({ updated_members: rows })
  const strangers = rows.map((each, place) => ({ ...each, id: `e${place}`, email_address: `e${place}@example.org` }))
  const wrong = [
    {},
    [],
    null,
    untold,
    answer({ updated_members: rows.slice(1), total_updated: 4 }),
    answer({ updated_members: rows, total_updated: 3 }),
    answer({ updated_members: [rows[0]!, rows[0]!, rows[2]!, rows[3]!] }),
    answer({ updated_members: strangers }),
    answer({ updated_members: [...rows.slice(1), strangers[0]!] }),
  ]
  for (const body of wrong) assert.equal(read(body), undefined, JSON.stringify(body))
  assert.equal(readBatchAnswer([Buffer.from('<html>We will be right back</html>')], sent), undefined)
  assert.equal(readBatchAnswer([], sent), undefined)
})

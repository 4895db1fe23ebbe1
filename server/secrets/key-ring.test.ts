import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readKeyRing, readOrMakeKeys } from './key-ring.ts'

const key = (id: string, fill: number) => `${id}:${Buffer.alloc(32, fill).toString('base64')}`
const place = { table: 'accounts', column: 'credential', row: '1' }

test('a box opens with its key and in its place only', () => {
  const ring = readKeyRing(key('a', 1))
  const box = ring.seal('the secret', place)
  assert.match(box, /^v1\.a\.[\w-]+$/)
  assert.equal(ring.open(box, place), 'the secret')
  assert.notEqual(ring.seal('the secret', place), box)
  assert.throws(() => ring.open(box, { ...place, row: '2' }))
  assert.throws(() => ring.open(box, { ...place, column: 'name' }))
  assert.throws(() => readKeyRing(key('a', 2)).open(box, place))
  assert.throws(() => readKeyRing(key('b', 1)).open(box, place), /not in LISTPASS_KEYS/)
  const middle = box.length - 20
  assert.throws(() =>
    ring.open(box.slice(0, middle) + (box[middle] === 'A' ? 'B' : 'A') + box.slice(middle + 1), place),
  )
})

test('after a new key is put first, old boxes still open and new ones are closed with it', () => {
  const old = readKeyRing(key('a', 1)).seal('the secret', place)
  const ring = readKeyRing(`${key('b', 2)},${key('a', 1)}`)
  assert.equal(ring.open(old, place), 'the secret')
  assert.match(ring.seal('x', place), /^v1\.b\./)
})

test('what is no ring is refused without being repeated', () => {
  for (const wrong of ['', 'secret', 'a:short', `a:${'x'.repeat(44)}`, `${key('a', 1)},`]) {
    assert.throws(
      () => readKeyRing(wrong),
      (error: Error) => /LISTPASS_KEYS should be/.test(error.message) && !error.message.includes('secret'),
    )
  }
})

test('the keys of a data folder are made once, for nobody else to read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'))
  const made = readOrMakeKeys(folder)
  assert.equal(readOrMakeKeys(folder), made)
  assert.equal(statSync(join(folder, 'keys')).mode & 0o777, 0o600)
  readKeyRing(made)
  rmSync(folder, { recursive: true })
})

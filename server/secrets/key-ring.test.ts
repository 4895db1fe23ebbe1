import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { keyOf, newKey, readKeyRing } from './key-ring.ts'
import { readOrMakeKeys, replaceKeys } from './keys-file.ts'

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

test('an invalid ring is refused without being repeated', () => {
  for (const wrong of [
    '',
    'hush-hush',
    'a:short',
    `a:${'x'.repeat(44)}`,
    `${key('a', 1)},`,
    `${key('a', 1)},${key('a', 2)}`,
  ]) {
    assert.throws(
      () => readKeyRing(wrong),
      (error: Error) => /LISTPASS_KEYS should be/.test(error.message) && !error.message.includes('hush'),
    )
  }
})

test('a secret that a platform made stands for the key k1', () => {
  const secrets = ['a'.repeat(31) + 'Z', Buffer.alloc(32, 7).toString('base64'), Buffer.alloc(32, 7).toString('hex')]
  for (const secret of secrets) {
    const box = readKeyRing(secret).seal('the secret', place)
    assert.match(box, /^v1\.k1\./)
    assert.equal(readKeyRing(`${key('k2', 1)}, ${secret} `).open(box, place), 'the secret')
    for (const other of secrets) if (other !== secret) assert.throws(() => readKeyRing(other).open(box, place))
  }
  // A key that lost a symbol is no secret, and two entries are never k1.
  for (const wrong of [key('k1', 1).slice(0, -2), 'a'.repeat(31), `${key('k1', 1)},${secrets[0]}`, secrets.join()])
    assert.throws(() => readKeyRing(wrong), /LISTPASS_KEYS should be/)
})

test('a box names its key, and a new key has an unused name', () => {
  assert.equal(keyOf(readKeyRing(key('a', 1)).seal('the secret', place)), 'a')
  assert.deepEqual(['the secret', 'v2.a.b', 'v1.A.b', 'v1..b'].map(keyOf), [undefined, undefined, undefined, undefined])
  for (const [ids, next] of [
    [[], 'k1'],
    [['k1'], 'k2'],
    [['k3', 'k9', 'a'], 'k10'],
  ] as const) {
    assert.deepEqual(readKeyRing(newKey([...ids])).ids, [next])
  }
})

test('the keys of a data folder are created once, readable by the owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'))
  const path = join(folder, 'keys')
  const mode = () => statSync(path).mode & 0o777
  const said: string[] = []
  const read = () => readOrMakeKeys(folder, (line) => said.push(line))
  const made = read()
  assert.equal(read(), made)
  assert.equal(mode(), 0o600)
  readKeyRing(made)
  assert.deepEqual(said, [])

  chmodSync(path, 0o644)
  assert.equal(read(), made)
  assert.equal(mode(), 0o600)
  assert.match(said.join(), /could be read by others/)

  replaceKeys(folder, `${key('a', 1)},${made}`)
  assert.equal(read(), `${key('a', 1)},${made}`)
  assert.deepEqual([mode(), readdirSync(folder)], [0o600, ['keys']])
  rmSync(folder, { recursive: true })
})

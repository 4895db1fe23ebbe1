import assert from 'node:assert/strict'
import { createDecipheriv, createHash } from 'node:crypto'
import { test } from 'node:test'
import { salt as saltText, vectors } from '#domain/testing/offline-entry-vectors.ts'
import { newCode } from '../contacts/new-code.ts'
import { sealEntry, sealRows } from './seal-entry.ts'

const salt = Buffer.from(saltText, 'base64url')

function sealed(codeKey: string, name: string) {
  return sealEntry(salt, { codeKey, name, scanCount: 1, maxScans: 3, state: 0 })
}

test('an entry is as the browser expects it', () => {
  for (const { codeKey, name, hash, sealed: text } of vectors) {
    assert.deepEqual(sealed(codeKey, name), [hash, 1, 3, 0, text])
  }
})

test('only the code of an entry opens its name', () => {
  for (const { codeKey, name, sealed: text } of vectors.filter((vector) => vector.name !== '')) {
    const bytes = Buffer.from(text, 'base64url')
    const open = (key: string) => {
      const secret = createHash('sha256').update(salt).update(`key:${key}`).digest()
      const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(-16))
      return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
    }
    assert.equal(open(codeKey), name)
    assert.throws(() => open(codeKey.replace(/.$/, '7')))
  }
})

test('the same name is sealed alike, another never with the same vector, and another list knows nothing of it', () => {
  const [{ codeKey }] = vectors as [(typeof vectors)[number]]
  assert.deepEqual(sealed(codeKey, 'Ada'), sealed(codeKey, 'Ada'))
  assert.notEqual(sealed(codeKey, 'Ada')[4].slice(0, 16), sealed(codeKey, 'Ida')[4].slice(0, 16))
  const elsewhere = sealEntry(Buffer.alloc(16, 9), { codeKey, name: 'Ada', scanCount: 0, maxScans: 1, state: 0 })
  assert.notEqual(elsewhere[0], sealed(codeKey, 'Ada')[0])
})

test('a contact without a name has the masked email, because scanner links read the same list', () => {
  const [{ codeKey }] = vectors as [(typeof vectors)[number]]
  assert.deepEqual(sealed(codeKey, 'renee@example.org'), sealed(codeKey, 'r…@example.org'))
})

test('A code of an earlier tool may be guessed, so the list has neither name nor card for it', async () => {
  const row = { name: 'Ada Byron', scanCount: 0, maxScans: 1, state: 0 as const }
  const rows = [newCode(), '507F1F77BCF86CD799439011'].map((codeKey) => ({ ...row, codeKey }))
  const card = { fields: [], note: 'Nut allergy', alert: '' }
  const sealed = await sealRows(
    salt,
    rows.map((row) => ({ ...row, card })),
    true,
  )
  const [own, adopted] = sealed.entries
  assert.notEqual(own![4], '')
  assert.deepEqual(adopted!.slice(1), [0, 1, 0, ''])
  assert.deepEqual(
    sealed.cards?.map(([place]) => place),
    [0],
  )
})

test('many entries are sealed while others have their turn, and without names where there are too many', async () => {
  const card = { fields: [], note: 'Nut allergy', alert: '' }
  const rows = Array.from({ length: 2000 }, (_, place) => ({
    card,
    codeKey: newCode(),
    name: `Guest ${place}`,
    scanCount: 0,
    maxScans: 1,
    state: 0 as const,
  }))
  let turns = 0
  const count = setInterval(() => (turns += 1), 1)
  const { entries, cards } = await sealRows(salt, rows, false)
  clearInterval(count)
  assert.equal(entries.length, 2000)
  assert.equal(cards, undefined)
  assert.ok(entries.every(([, , , , name]) => name === ''))
  assert.ok(turns > 2, `${turns} turns of others`)
  assert.deepEqual((await sealRows(salt, rows.slice(0, 1), true)).entries[0], sealEntry(salt, rows[0]!))
})

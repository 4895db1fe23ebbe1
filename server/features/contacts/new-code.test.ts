import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOwnCode } from '#domain/code.ts'
import { codeFromSeed } from './new-code.ts'

const seed = Buffer.alloc(32, 7)

test('a batch that another release began gives each member the same code', () => {
  assert.equal(codeFromSeed(seed, '0123456789abcdef0123456789abcdef'), 'UPRZZC3GZ35MXPGKMSRN9MH5')
})

test('members of a batch get different codes of our own', () => {
  const codes = Array.from({ length: 1000 }, (_each, place) => codeFromSeed(seed, `member ${place}`))
  assert.equal(new Set(codes).size, 1000)
  assert.ok(codes.every(isOwnCode))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { salt, vectors } from '#domain/testing/offline-entry-vectors.ts'
import { bytesFromBase64Url, base64UrlOf } from './base64url.ts'
import { hashOfCode, hashOfSecret, newDeviceKey, openText, seal, unseal } from './seal.ts'

test('a sealed value opens on its device only, and never looks the same twice', async () => {
  const [key, other] = [await newDeviceKey(), await newDeviceKey()]
  const text = 'https://listpass.example/q/ABCDEFGH23456789ABCDEFGH/scan'
  const [first, second] = [await seal(key, text), await seal(key, text)]
  assert.equal(await unseal(key, first), text)
  assert.notDeepEqual(first, second)
  assert.ok(!Buffer.from(first).toString('latin1').includes('ABCDEFGH'))
  await assert.rejects(unseal(other, first))
  await assert.rejects(crypto.subtle.exportKey('raw', key))
})

test('a code is found by a hash that differs from list to list', async () => {
  const [one, other] = ['AAECAwQFBgcICQoLDA0ODw', 'DwECAwQFBgcICQoLDA0ODw']
  const hash = await hashOfCode(one, 'ABCDEFGH23456789ABCDEFGH')
  assert.equal(hash.length, 16)
  assert.notEqual(hash, await hashOfCode(other, 'ABCDEFGH23456789ABCDEFGH'))
  assert.equal((await hashOfSecret('an address')).length, 43)
})

test('a sealed entry is found and opened with the code alone', async () => {
  for (const { codeKey, name, hash, sealed } of vectors) {
    assert.equal(await hashOfCode(salt, codeKey), hash)
    assert.equal(await openText(salt, codeKey, sealed), name || undefined)
    assert.equal(await openText(salt, codeKey.toLowerCase(), sealed), undefined)
  }
})

test('a name that cannot be opened is no name, and nothing breaks', async () => {
  assert.equal(await openText(salt, 'ABCDEFGH23456789ABCDEFGH', ''), undefined)
  const nonsense = base64UrlOf(new Uint8Array(60))
  assert.equal(await openText(salt, 'ABCDEFGH23456789ABCDEFGH', nonsense), undefined)
})

test('any bytes survive their way through text', () => {
  for (let length = 0; length < 40; length++) {
    const bytes = crypto.getRandomValues(new Uint8Array(length))
    assert.deepEqual(bytesFromBase64Url(base64UrlOf(bytes)), bytes)
  }
})

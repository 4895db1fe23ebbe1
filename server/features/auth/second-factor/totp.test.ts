import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTotpSecret, stepOfCode, totpOf, totpUrl } from './totp.ts'

/** RFC 6238, appendix B: the secret `12345678901234567890`, and the last six of the eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]

for (const [seconds, code] of vectors) {
  test(`RFC 6238: at ${seconds} s the code is ${code}, and is right one step earlier and later`, () => {
    const step = Math.floor(seconds / 30)
    const at = (offset: number) => stepOfCode(secret, code, new Date((seconds + offset) * 1000))
    assert.equal(totpOf(secret).generate({ timestamp: seconds * 1000 }), code)
    assert.deepEqual([at(-30), at(0), at(30)], [step, step, step])
    assert.deepEqual([at(-60), at(60)], [undefined, undefined])
  })
}

test('a text that is no code of six digits is wrong', () => {
  for (const text of ['', '28708', '2870822', '28708a', '287 82', '-28708', '２８７０８２'])
    assert.equal(stepOfCode(secret, text, new Date(59_000)), undefined, text)
})

test('each secret has 160 bits, and apps read it from the address with the email', () => {
  const [one, two] = [newTotpSecret(), newTotpSecret()]
  assert.match(one, /^[A-Z2-7]{32}$/)
  assert.notEqual(one, two)
  const url = new URL(totpUrl(one, 'noor+events@example.com'))
  assert.equal(url.href.startsWith('otpauth://totp/Listpass:noor%2Bevents%40example.com?'), true, url.href)
  assert.deepEqual([url.searchParams.get('secret'), url.searchParams.get('issuer')], [one, 'Listpass'])
})

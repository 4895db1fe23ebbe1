import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../../kernel/refusal.ts'
import { refuseWeakPassword } from './password-rules.ts'

const noor = { name: 'Noor van der Berg', email: 'noor.berg@example.com' }

async function sentenceFor(password: string, person = noor): Promise<string | undefined> {
  try {
    await refuseWeakPassword(password, person)
    return undefined
  } catch (error) {
    assert.ok(error instanceof Refusal)
    assert.deepEqual(error.fields, { password: [error.said] })
    return error.message
  }
}

test('the thousand passwords that most people choose are refused, in any case of letters', async () => {
  const common = dictionary['passwords-common'].filter(({ length }) => length >= 8).slice(0, 1000)
  assert.equal(common.length, 1000)
  for (const password of common) {
    assert.match((await sentenceFor(password)) ?? '', /most common ones/, password)
    assert.match((await sentenceFor(password.toUpperCase())) ?? '', /most common ones/, password)
  }
})

test('the organiser’s own name or email is refused, also with a few characters around it', async () => {
  for (const password of [
    'noor.berg@example.com',
    'NOOR.BERG',
    'Noor van der Berg',
    'noorvanderberg',
    'noor2026!',
    'Noor12345678',
    'n00rn00r',
    '!!berg2026!!',
    'noor-password1',
  ]) {
    assert.equal(
      await sentenceFor(password),
      'This password contains your name or email. Please choose another.',
      password,
    )
  }
})

test('the name of the product is refused, however it is written', async () => {
  for (const password of [
    'listpass',
    'Listpass1',
    'LISTPASS2026!',
    'l1stp4ss!!',
    '1istpa$$99',
    'listpasslistpass',
    '12345678listpass',
    'listpasspassword1',
  ]) {
    assert.equal(await sentenceFor(password), 'Please choose a password other than the product’s name.', password)
  }
})

test('a password that only holds a name somewhere is good', async () => {
  for (const password of [
    'a long enough one',
    'correct horse battery',
    'noor rides a bicycle',
    'my listpass door is green',
    'pässword ✓ für mich',
    '密码密码密码密码',
    'x'.repeat(256),
  ]) {
    assert.equal(await sentenceFor(password), undefined, password)
  }
  assert.equal(await sentenceFor('also sprach zara', { name: 'Al So', email: 'a@b.example' }), undefined)
})

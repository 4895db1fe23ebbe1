import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameInLetter, nameInLetterLimit } from './name-in-letter.ts'

test('names stay as they are', () => {
  for (const name of [
    'Ada',
    'Juliette Mbeki Laurent',
    'J. R. Smith',
    'O’Brien-Müller',
    'किरण राव',
    '山田 太郎',
    'Dr. Zoë',
  ])
    assert.equal(nameInLetter(name), name)
})

test('no link and no address is left of a name', () => {
  for (const [name, shown] of [
    ['Win at https://evil.example/now?x=1', 'Win at evil example now?x=1'],
    ['www.evil.example', 'evil example'],
    ['HTTP://EVIL.EXAMPLE', 'EVIL EXAMPLE'],
    ['evil.example', 'evil example'],
    ['evil。example', 'evil example'],
    ['evil．example', 'evil example'],
    ['bob@evil.example', 'bob evil example'],
    ['bob＠evil.example', 'bob evil example'],
    ['mailto:bob', 'bob'],
    ['<a href="x">Ada</a>', 'a href="x" Ada a'],
    ['evil.\u200bexample', 'evil. example'],
    ['Ada\u202Egnol\nBcc: x', 'Ada gnol Bcc x'],
    ['St.Pauli', 'St Pauli'],
    ['://', ''],
  ] as const)
    assert.equal(nameInLetter(name), shown)
})

test('a name has at most 40 letters, however they are written', () => {
  const long = nameInLetter('You have won a prize, call me now to get it, today only')
  assert.equal(long, 'You have won a prize, call me now to ge…')
  assert.equal(long.length, nameInLetterLimit)
  assert.equal(nameInLetter('é'.normalize('NFD').repeat(41)), `${'é'.repeat(39)}…`)
})

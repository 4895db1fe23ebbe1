import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAltKeypad } from './use-keyboard-reader.ts'

test('each number on the keypad, while Alt is held, is one character', () => {
  const keypad = createAltKeypad()
  const type = (digits: string, key = (digit: string) => digit) => {
    keypad.press({ key: 'Alt', code: 'AltLeft', altKey: true })
    for (const digit of digits) keypad.press({ key: key(digit), code: `Numpad${digit}`, altKey: true })
    return keypad.release({ key: 'Alt' })
  }
  assert.equal(['072', '84', '0084', '80', '047', '0032', '013'].map((number) => type(number)).join(''), 'HTTP/ \r')
  // Without Num Lock the keypad has other keys.
  assert.equal(
    type('81', () => 'ArrowDown'),
    'Q',
  )
  assert.equal(type(''), undefined)
  assert.equal(keypad.press({ key: '6', code: 'Numpad6', altKey: false }), false)
  assert.equal(keypad.release({ key: 'Shift' }), undefined)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lettersOf, openLetters } from './letters.ts'

const letters = (language: string, ...names: string[]) => names.map(openLetters(language))

test('a name with an accent stands under its letter, as the language has it', () => {
  assert.deepEqual(letters('en', 'Åkesson', 'Özgür', 'éclair', 'Zola'), ['A', 'O', 'E', 'Z'])
  assert.deepEqual(letters('sv', 'Åkesson', 'Özgür', 'éclair', 'Zola'), ['Å', 'Ö', 'E', 'Z'])
  assert.deepEqual(letters('pl', 'Łukasz', 'Lis', 'Żak', 'Zając'), ['Ł', 'L', 'Ż', 'Z'])
  assert.deepEqual(letters('es', 'Ñandú', 'Nadal', 'Llorente', 'Chávez'), ['Ñ', 'N', 'L', 'C'])
  assert.deepEqual(letters('de', 'Ärzte', 'Öztürk', 'Jose\u0301', 'E\u0301va'), ['A', 'O', 'J', 'E'])
  assert.deepEqual(letters('tr', 'İpek', 'ipek', 'Işık', 'ışıl', 'Çelik', 'Şahin'), ['İ', 'İ', 'I', 'I', 'Ç', 'Ş'])
})

test('a letter of another language stands under the letter where it is sorted', () => {
  assert.deepEqual(letters('en', 'Łukasz', 'Øystein', 'Đặng', 'Ægir', 'İpek'), ['L', 'O', 'D', 'A', 'I'])
  assert.deepEqual(letters('da', 'Øystein', 'Ægir', 'Åkesson'), ['Ø', 'Æ', 'Å'])
  assert.deepEqual(letters('vi', 'Đặng', 'Dang'), ['Đ', 'D'])
})

test('two signs that are one letter in a language have a letter of their own', () => {
  assert.deepEqual(letters('cs', 'Chalupa', 'Cibulka', 'chmel'), ['CH', 'C', 'CH'])
  assert.deepEqual(letters('en', 'Chalupa', 'Cibulka'), ['C', 'C'])
  assert.deepEqual(letters('hu', 'Csaba', 'Czakó', 'Cukor'), ['CS', 'C', 'C'])
})

test('names in other scripts have their own letters, and names without a letter one sign', () => {
  assert.deepEqual(letters('en', 'Шевченко', 'الأحمد', '伊藤', '’t Hart', '4711', ''), ['Ш', 'ا', '伊', '#', '#', '#'])
})

test('the letters of a list stand in the order of its alphabet, each once, behind the sign for no letter', () => {
  const names = ['Zorn', 'Åkesson', '4711', 'Berg', 'Bo', 'Arne']
  assert.deepEqual(lettersOf(names, 'en'), ['#', 'A', 'B', 'Z'])
  assert.deepEqual(lettersOf(names, 'sv'), ['#', 'A', 'B', 'Z', 'Å'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readProgramme } from './programme.ts'

const day = '2026-06-05'
const read = (text: string) => readProgramme(text, day)

test('a programme is read with name, start and end a line', () => {
  assert.deepEqual(read('Opening talk, 9:30, 10:15\n\nCoffee and cake, 10.15, 10.45\r\nBar, 22:00, 02:00'), {
    sessions: [
      { name: 'Opening talk', opens: '2026-06-05T09:30', closes: '2026-06-05T10:15' },
      { name: 'Coffee and cake', opens: '2026-06-05T10:15', closes: '2026-06-05T10:45' },
      { name: 'Bar', opens: '2026-06-05T22:00', closes: '2026-06-06T02:00' },
    ],
    unread: [],
  })
})

test('columns of a spreadsheet, semicolons, days and a span of times are read too', () => {
  const names = ['Talk\t2026-06-06\t14:00\t15:00', 'Talk; 6.6.2026; 2 pm; 3:00 PM', 'Talk, 2026-06-06, 14:00–15:00']
  for (const line of names) {
    assert.deepEqual(read(line).sessions, [{ name: 'Talk', opens: '2026-06-06T14:00', closes: '2026-06-06T15:00' }])
  }
})

test('a name keeps its commas, emoji and right-to-left letters', () => {
  assert.equal(read('Wine, bread and cheese, 18:00, 19:00').sessions[0]?.name, 'Wine, bread and cheese')
  assert.equal(read('🎷 جاز, 18:00, 19:00').sessions[0]?.name, '🎷 جاز')
})

test('each line that cannot be read says which and why', () => {
  assert.deepEqual(read('Talk, 9:30, 10:15\nLunch\nTalk, 25:00, 26:00\n, 9:00, 10:00\nTalk, 9, 10').unread, [
    { line: 2, text: 'Lunch', why: 'times' },
    { line: 3, text: 'Talk, 25:00, 26:00', why: 'times' },
    { line: 4, text: ', 9:00, 10:00', why: 'name' },
    { line: 5, text: 'Talk, 9, 10', why: 'times' },
  ])
  assert.deepEqual(readProgramme('Talk, 9:00, 10:00', '').unread, [{ line: 1, text: 'Talk, 9:00, 10:00', why: 'day' }])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { array, assert as holds, constantFrom, property } from 'fast-check'
import { linesOfColumn, pagesOf } from './pages.ts'

const guest = (surname: string) => ({ surname, given: 'Ada', is_in: false, is_blocked: false })
const letterOf = (name: string) => name.charAt(0)
const namesOf = (many: number) =>
  Array.from({ length: many }, (_, nth) => guest(`${String.fromCodePoint(65 + Math.floor((nth * 26) / many))}${nth}`))

test('800 names are 8 pages, 20,000 are less than 200', () => {
  assert.equal(pagesOf(namesOf(800), letterOf).length, 8)
  assert.ok(pagesOf(namesOf(20_000), letterOf).length <= 200)
})

test('no name is one page that is empty', () => {
  assert.deepEqual(pagesOf([], letterOf), [{ number: 1, columns: [[]], first: '', last: '' }])
})

test('every name is printed once and in order, below its letter, and no column is too long', () => {
  holds(
    property(array(constantFrom('A', 'B', 'C', 'D'), { maxLength: 400 }), (drawn) => {
      const names = drawn.toSorted().map((letter, nth) => guest(`${letter}${nth}`))
      const pages = pagesOf(names, letterOf)
      const lines = pages.flatMap(({ columns }) => columns.flat())
      assert.deepEqual(
        lines.flatMap((line) => ('name' in line ? [line.name] : [])),
        names,
      )
      let letter: string | undefined
      for (const line of lines) {
        if ('letter' in line) letter = line.letter
        else assert.equal(letterOf(line.name.surname), letter)
      }
      for (const { columns, first, last } of pages) {
        assert.ok(columns.length <= 3)
        for (const column of columns) {
          assert.ok(column.length <= linesOfColumn)
          assert.ok(column.length === 0 || 'name' in column.at(-1)!, 'a letter does not end a column')
        }
        const shown = columns.flat().flatMap((line) => ('name' in line ? [line.name.surname] : []))
        assert.deepEqual([first, last], [shown[0] ?? '', shown.at(-1) ?? ''])
      }
    }),
  )
})

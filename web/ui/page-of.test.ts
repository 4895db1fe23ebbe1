// The visible part of a long list.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageOf, rowsOfPage } from './page-of.ts'

const lists = Array.from({ length: 60 }, (_, place) => `List ${place + 1}`)
const textOf = (name: string) => name
const wanted = { search: '', textOf, asked: undefined, first: undefined }

test('a list that fits on a page has no pages', () => {
  assert.equal(pageOf(lists.slice(0, rowsOfPage), wanted).isLong, false)
  assert.equal(pageOf(lists.slice(0, rowsOfPage + 1), wanted).isLong, true)
})

test('a long list comes page by page, the last of them shorter', () => {
  assert.deepEqual(pageOf(lists, wanted).shown, lists.slice(0, 25))
  assert.deepEqual(pageOf(lists, { ...wanted, asked: 3 }), { isLong: true, page: 3, pages: 3, shown: lists.slice(50) })
})

test('a page that is no more is the last that there is', () => {
  assert.equal(pageOf(lists.slice(0, 30), { ...wanted, asked: 3 }).page, 2)
  assert.deepEqual(pageOf([], { ...wanted, asked: 3 }).shown, [])
})

test('all words have to be found, in any order and any case', () => {
  assert.deepEqual(pageOf(lists, { ...wanted, search: ' 58  LIST ' }).shown, ['List 58'])
  assert.deepEqual(pageOf(['Fête Müller'], { ...wanted, search: 'mueller fete' }).shown, ['Fête Müller'])
  assert.deepEqual(pageOf(lists, { ...wanted, search: 'gala' }), { isLong: true, page: 1, pages: 1, shown: [] })
})

test('the first shown page contains the chosen item', () => {
  assert.equal(pageOf(lists, { ...wanted, first: 'List 51' }).page, 3)
  assert.equal(pageOf(lists, { ...wanted, first: 'List 51', asked: 1 }).page, 1)
})

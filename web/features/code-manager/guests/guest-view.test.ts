import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readView, sortedBy, writeView } from './guest-view.ts'

const view = (address: string, isPhone = false) => readView(new URLSearchParams(address), isPhone)

test('a phone begins with the guests who are not in, every other screen with all', () => {
  assert.equal(view('', true).presence, 'not_in')
  assert.equal(view('').presence, undefined)
  assert.equal(view('show=all', true).presence, undefined)
  assert.equal(view('show=in', true).presence, 'in')
})

test('an address with values that do not exist shows all guests by name', () => {
  const seen = view('show=everywhere&mark=star&history=always&sort=age&order=sideways')
  assert.deepEqual(seen, { presence: undefined, mark: undefined, history: undefined, sort: 'name', order: 'asc' })
})

test('a filter in an address is read back, and the occasion stays', () => {
  const wanted = { presence: 'left', mark: 'blocked', history: 'often', sort: 'came_at', order: 'desc' } as const
  const address = writeView(new URLSearchParams('occasion=all'), wanted)
  assert.deepEqual(readView(address, true), wanted)
  assert.equal(address.get('occasion'), 'all')
  const plain = { presence: undefined, mark: undefined, history: undefined, sort: 'name', order: 'asc' } as const
  assert.equal(writeView(address, plain).toString(), 'occasion=all&show=all')
})

test('a column that is pressed again turns around, and arrivals begin with the latest', () => {
  const byName = view('')
  assert.equal(sortedBy(byName, 'name').order, 'desc')
  const byArrival = sortedBy(byName, 'came_at')
  assert.deepEqual([byArrival.sort, byArrival.order], ['came_at', 'desc'])
  assert.equal(sortedBy(byArrival, 'status').order, 'asc')
})

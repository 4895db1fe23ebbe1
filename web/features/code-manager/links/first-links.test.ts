import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fewLinks, firstLinks } from './first-links.ts'

const door = (missing: ('camera' | 'sound')[]) => ({ is_active: true, expires_at: null, sessions: [{ missing }] })
const ready = (count: number) => Array.from({ length: count }, () => door([]))

test('at most the first twelve doors are shown', () => {
  assert.equal(firstLinks(ready(50), 0).length, fewLinks)
})

test('no button hides a single door', () => {
  assert.equal(firstLinks(ready(fewLinks + 1), 0).length, fewLinks + 1)
})

test('a door that needs something is shown, wherever it stands', () => {
  const links = [...ready(30), door(['sound'])]
  const shown = firstLinks(links, 0)
  assert.equal(shown.length, fewLinks + 1)
  assert.equal(shown.at(-1), links.at(-1))
})

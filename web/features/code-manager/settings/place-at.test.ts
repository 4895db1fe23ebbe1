import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeAt } from './place-at.ts'

const names = ['setup', 'colours', 'mailchimp', 'disable']
const scrolled = (by: number) => names.map((id, place) => ({ id, top: place * 500 - by }))

test('a page begins at its first place', () => {
  assert.equal(placeAt(scrolled(-200), '', 800), 'setup')
  assert.equal(placeAt([], '', 800), undefined)
})

test('a reader who scrolls is at the last heading that they passed', () => {
  assert.equal(placeAt(scrolled(300), '', 800), 'setup')
  assert.equal(placeAt(scrolled(404), '', 800), 'colours')
  assert.equal(placeAt(scrolled(1300), '', 800), 'mailchimp')
})

test('the chosen place counts as long as its heading is in view', () => {
  assert.equal(placeAt(scrolled(900), '#disable', 800), 'disable')
  assert.equal(placeAt(scrolled(100), '#disable', 800), 'setup')
  assert.equal(placeAt(scrolled(1100), '#setup', 800), 'mailchimp')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtInRulesOf, flashColour } from './colour.ts'

const names = { listName: 'Spring supper', displayValue: 'Ann' }
const vip = [{ word: 'vip', colour: 'yellow' as const }]

test('the flash is green for success, dark red for a refusal, and follows the colour words in the name of the list', () => {
  assert.equal(flashColour(true, names, null), 'green')
  assert.equal(flashColour(false, { ...names, listName: 'Rode zaal' }, null), 'dark-red')
  assert.equal(flashColour(true, { ...names, listName: 'RODE zaal' }, null), 'red')
  assert.equal(flashColour(true, { ...names, listName: 'Tent lijsterbessen' }, null), 'yellow')
  assert.equal(flashColour(true, { ...names, listName: 'Vlier' }, null), 'blue')
})

test('a guest whose name contains a built-in word is let in on green', () => {
  for (const displayValue of ['Broderick', 'Roderick', 'Rode', 'Vlier', 'tent Lijsterbes'])
    assert.equal(flashColour(true, { ...names, displayValue }, null), 'green', displayValue)
})

test('a rule of the organiser fits a whole word of the guest or of the list, in any case', () => {
  const colourFor = (displayValue: string) => flashColour(true, { ...names, displayValue }, vip)
  for (const fits of ['VIP', 'Ann (vip)', 'vip-guest', 'table 4, VIP']) assert.equal(colourFor(fits), 'yellow', fits)
  for (const other of ['Vipond', 'vip2', 'Avip', 'VIPé', '']) assert.equal(colourFor(other), 'green', other)
  assert.equal(flashColour(true, { ...names, listName: 'The VIP list' }, vip), 'yellow')
  const guest = [{ word: 'guest of honour', colour: 'blue' as const }]
  assert.equal(flashColour(true, { ...names, displayValue: 'Guest of Honour: Ann' }, guest), 'blue')
  for (const word of ['c++ (a|b)', '[vip]', 'a/b-c', '\\d', '$', '^']) {
    const odd = [{ word, colour: 'blue' as const }]
    assert.equal(flashColour(true, { ...names, displayValue: `Ann ${word} 7` }, odd), 'blue', word)
    assert.equal(flashColour(true, names, odd), 'green', word)
  }
  const dune = [{ word: '🌊 zee', colour: 'blue' as const }]
  assert.equal(flashColour(true, { ...names, displayValue: 'Ann 🌊 Zee' }, dune), 'blue')
})

test('rules of the organiser take the place of the built-in words, and the first that fits wins', () => {
  assert.equal(flashColour(true, { ...names, listName: 'Rode zaal' }, vip), 'green')
  assert.equal(flashColour(true, { ...names, listName: 'Rode zaal' }, []), 'green')
  const both = [...vip, { word: 'ann', colour: 'blue' as const }]
  assert.equal(flashColour(true, { ...names, displayValue: 'VIP Ann' }, both), 'yellow')
})

test('only the built-in words that the name of a list contains are its rules', () => {
  assert.deepEqual(builtInRulesOf('Spring supper'), [])
  assert.deepEqual(builtInRulesOf('Rode zaal'), [{ word: 'rode', colour: 'red' }])
})

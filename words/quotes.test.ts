// A text that quotes the door has the words of the door, so that its reader finds the button.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allTexts } from './testing/all-words.ts'

const all = Object.values(allTexts)

test('a try quotes the buttons of the door', () => {
  for (const { door, product } of all) {
    const { slowText } = product.trying
    for (const button of [door.camera.allow, door.screen.type]) assert.ok(slowText.includes(button), slowText)
  }
})

test('stopped admissions quote what a door shows', () => {
  for (const { door, product } of all) {
    const { stopList, stopOccasion } = product.admissions
    assert.ok(stopList.includes(door.reasons.list_inactive), stopList)
    assert.ok(stopOccasion.includes(door.reasons.too_late), stopOccasion)
  }
})

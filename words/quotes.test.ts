// A text that quotes the door has the words of the door, so that its reader finds the button.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { door as deDoor } from './de/door/index.ts'
import { product as de } from './de/product/index.ts'
import { door as enDoor } from './en/door/index.ts'
import { product as en } from './en/product/index.ts'
import { door as esDoor } from './es/door/index.ts'
import { product as es } from './es/product/index.ts'
import { door as frDoor } from './fr/door/index.ts'
import { product as fr } from './fr/product/index.ts'
import { door as nlDoor } from './nl/door/index.ts'
import { product as nl } from './nl/product/index.ts'
import { door as ptDoor } from './pt/door/index.ts'
import { product as pt } from './pt/product/index.ts'

const others = [
  { door: deDoor, product: de },
  { door: esDoor, product: es },
  { door: frDoor, product: fr },
  { door: nlDoor, product: nl },
  { door: ptDoor, product: pt },
]
/** A language that still repeats English quotes English buttons. */
const all = [{ door: enDoor, product: en }, ...others.filter(({ product }) => product !== en)]

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

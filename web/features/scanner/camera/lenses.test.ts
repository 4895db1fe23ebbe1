import assert from 'node:assert/strict'
import { test } from 'node:test'
import { betterLens, isFrontLens } from './lenses.ts'

const lensesNamed = (...labels: string[]) => labels.map((label, place) => ({ deviceId: `id-${place}`, label }))

test('an iPhone with several lenses is used by the device that goes to the lens that can focus', () => {
  const lenses = lensesNamed('Front Camera', 'Back Camera', 'Back Ultra Wide Camera', 'Back Dual Wide Camera')
  assert.equal(betterLens(lenses, 'id-1'), 'id-3')
  assert.equal(betterLens(lenses, 'id-3'), undefined)
  assert.equal(betterLens(lensesNamed('Back Camera', 'Back Triple Camera'), 'id-0'), 'id-1')
})

test('an iPhone with one lens keeps it', () => {
  assert.equal(betterLens(lensesNamed('Front Camera', 'Back Camera'), 'id-1'), undefined)
})

test('an ultra-wide lens is left for another one, and never chosen', () => {
  assert.equal(betterLens(lensesNamed('Back Ultra Wide Camera', 'Back Camera'), 'id-0'), 'id-1')
  assert.equal(betterLens(lensesNamed('Back Ultra Wide Camera', 'Front Camera'), 'id-0'), undefined)
  assert.equal(betterLens(lensesNamed('Back Telephoto Camera', 'Back Ultra Wide Camera'), 'id-0'), undefined)
})

test('an Android phone that starts with one of its other lenses goes to the main one', () => {
  const lenses = lensesNamed('camera2 1, facing front', 'camera2 2, facing back', 'camera2 0, facing back')
  assert.equal(betterLens(lenses, 'id-1'), 'id-2')
  assert.equal(betterLens(lenses, 'id-2'), undefined)
  assert.equal(betterLens(lensesNamed('camera2 2, facing back', 'camera2 3, facing back'), 'id-0'), undefined)
})

test('cameras without names, webcams and the front camera are left as they are', () => {
  assert.equal(betterLens(lensesNamed('', ''), 'id-0'), undefined)
  assert.equal(betterLens(lensesNamed('Integrated Webcam', 'USB Camera'), 'id-0'), undefined)
  assert.equal(betterLens(lensesNamed('Front Camera', 'Back Dual Wide Camera'), 'id-0'), undefined)
  assert.equal(betterLens([], undefined), undefined)
})

test('a front camera is recognised by its facing mode, else by its name', () => {
  assert.equal(isFrontLens({ label: 'Back Camera' }, 'user'), true)
  assert.equal(isFrontLens({ label: 'Front Camera' }, 'environment'), false)
  assert.equal(isFrontLens({ label: 'FaceTime HD Camera' }, undefined), true)
  assert.equal(isFrontLens({ label: 'Integrated Webcam' }, undefined), false)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { abilitiesOf, turnTorch, nextZoom } from './torch-zoom.ts'

test('a camera tells of its light in one of two ways', () => {
  assert.equal(abilitiesOf({ torch: true }, {}).hasTorch, true)
  assert.equal(abilitiesOf({ torch: [false, true] }, {}).hasTorch, true)
  assert.equal(abilitiesOf({ torch: [false] }, {}).hasTorch, false)
  assert.equal(abilitiesOf({}, {}).hasTorch, false)
})

test('zoom is offered where it works, from its current value', () => {
  assert.deepEqual(abilitiesOf({ zoom: { min: 1, max: 8, step: 0.1 } }, { zoom: 2 }).zoom, {
    min: 1,
    max: 8,
    step: 0.1,
    value: 2,
  })
  assert.deepEqual(abilitiesOf({ zoom: { min: 1, max: 6 } }, {}).zoom, { min: 1, max: 6, step: 0.1, value: 1 })
  assert.equal(abilitiesOf({ zoom: { min: 1, max: 1 } }, {}).zoom, undefined)
})

/** A camera whose light is on if the given function returns true for the requested state. */
function cameraThat(obeys: (wish: boolean) => boolean) {
  let torch = false
  const wishes: object[] = []
  const track = {
    applyConstraints({ advanced }: { advanced: [{ torch: boolean }] }) {
      wishes.push(...advanced)
      torch = obeys(advanced[0].torch)
      return Promise.resolve()
    },
    getSettings: () => ({ torch }),
  }
  return { track: track as unknown as MediaStreamTrack, wishes }
}

test('a light that does not go off again is noticed', async () => {
  const { track, wishes } = cameraThat(() => true)
  assert.equal(await turnTorch(track, true), true)
  assert.equal(await turnTorch(track, false), false)
  assert.deepEqual(wishes, [{ torch: true }, { torch: false }])
})

test('a camera that refuses to turn its light is no error', async () => {
  const refusing = cameraThat(() => {
    throw new Error('no')
  })
  assert.equal(await turnTorch(refusing.track, true), false)
})

function walk(min: number, max: number, from = min): number[] {
  const seen: number[] = []
  for (let value = nextZoom({ min, max, step: 0.1, value: from }); !seen.includes(value);) {
    seen.push(value)
    value = nextZoom({ min, max, step: 0.1, value })
  }
  return seen
}

test('the key goes through the steps that the camera has, and back to the first', () => {
  assert.deepEqual(walk(1, 6), [2, 3, 5, 1])
  assert.deepEqual(walk(0.5, 2), [1, 2, 0.5])
  assert.deepEqual(walk(1, 2.5, 1.4), [2, 1])
})

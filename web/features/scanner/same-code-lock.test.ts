import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSameCodeLock } from './same-code-lock.ts'

/** Shows a code, or nothing, for a while at 25 frames a second; how often it passed. */
function camera() {
  const lock = createSameCodeLock()
  let now = 5000
  return {
    show: (key: string | undefined, ms: number): number => {
      let passed = 0
      for (const end = now + ms; now < end; now += 40) if (lock.see(key, now)) passed++
      return passed
    },
    pause: (ms: number) => {
      now += ms
    },
  }
}

test('a code that is held for a minute counts once', () => {
  assert.equal(camera().show('A', 60_000), 1)
})

test('a code that the reader misses now and then is still in view', () => {
  const { show } = camera()
  let passed = 0
  for (let turn = 0; turn < 20; turn++) passed += show('A', 200) + show(undefined, 1900)
  assert.equal(passed, 1)
})

test('it counts again when it comes back more than 2 s after it left', () => {
  const { show } = camera()
  assert.equal(show('A', 500), 1)
  show(undefined, 1900)
  assert.equal(show('A', 500), 0)
  show(undefined, 2200)
  assert.equal(show('A', 500), 1)
})

test("the next person's code counts at once", () => {
  const { show } = camera()
  assert.equal(show('A', 200) + show('B', 200) + show('A', 200) + show('C', 200), 3)
})

test('a pause of the camera does not let the code in its view count twice', () => {
  const { show, pause } = camera()
  assert.equal(show('A', 200), 1)
  pause(15_000)
  assert.equal(show('A', 200), 0)
})

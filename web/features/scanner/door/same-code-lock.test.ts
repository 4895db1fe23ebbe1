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
      for (const end = now + ms; now < end; now += 40) if (lock.see(key === undefined ? [] : [key], key, now)) passed++
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
  for (let times = 0; times < 3; times++) {
    show(undefined, 2200)
    assert.equal(show('A', 500), 1)
  }
})

test("the next person's code counts at once", () => {
  const { show } = camera()
  assert.equal(show('A', 200) + show('B', 200) + show('A', 200) + show('C', 200), 3)
})

test('a pause of the camera does not let the code in its view count twice', () => {
  const { show, pause } = camera()
  assert.equal(show('A', 200), 1)
  for (let times = 0; times < 3; times++) {
    pause(15_000)
    assert.equal(show('A', 200), 0)
  }
  show(undefined, 2200)
  assert.equal(show('A', 200), 1)
})

test('a code that was taken stays locked while another one is read beside it, and until 2 s after it left', () => {
  const lock = createSameCodeLock()
  assert.equal(lock.see(['A'], 'A', 0), true)
  for (let now = 40; now < 5000; now += 40) assert.equal(lock.see(['A', 'B'], 'B', now), now === 40)
  assert.deepEqual(lock.keys(), ['A', 'B'])
  for (let now = 5000; now < 7200; now += 40) lock.see(['B'], undefined, now)
  assert.deepEqual(lock.keys(), ['B'])
})

test('a code that was seen and not chosen is not locked', () => {
  const lock = createSameCodeLock()
  assert.equal(lock.see(['A', 'B'], undefined, 0), false)
  assert.deepEqual(lock.keys(), [])
  assert.equal(lock.see(['A'], 'A', 40), true)
})

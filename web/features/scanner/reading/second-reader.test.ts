import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSecondReader, type Detector } from './second-reader.ts'

const picture = {} as ImageBitmap
const cornerPoints = [0, 1, 2, 3].map((at) => ({ x: at, y: at }))
/** A system reader that finds these texts. */
const reads = (...texts: string[]): Detector & { asked: number } => ({
  asked: 0,
  detect() {
    this.asked++
    return Promise.resolve(texts.map((rawValue) => ({ rawValue, cornerPoints })))
  },
})

test("the system's reader counts once it has read what ours read", async () => {
  const reader = createSecondReader(reads('Ada'))
  assert.deepEqual(await reader.look(picture), [])
  await reader.prove(picture, 'Ada')
  assert.deepEqual(await reader.look(picture), [{ text: 'Ada', corners: cornerPoints }])
})

test('a second reader that fails, or reads nothing or another code, is soon no longer asked', async () => {
  for (const detector of [reads(), reads('Ben'), { detect: () => Promise.reject(new Error('no service')) }]) {
    const reader = createSecondReader(detector)
    for (let times = 0; times < 30; times++) await reader.prove(picture, 'Ada')
    assert.deepEqual(await reader.look(picture), [])
    if ('asked' in detector) assert.equal(detector.asked, 10)
  }
})

test('a system without a reader has nothing to prove', async () => {
  const reader = createSecondReader(undefined)
  await reader.prove(picture, 'Ada')
  assert.deepEqual(await reader.look(picture), [])
})

test('a second reader that takes too long is not waited for', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  let isSlow = false
  const reader = createSecondReader({
    detect: () => (isSlow ? new Promise(() => {}) : Promise.resolve([{ rawValue: 'Ada', cornerPoints }])),
  })
  await reader.prove(picture, 'Ada')
  isSlow = true
  const looked = reader.look(picture)
  context.mock.timers.tick(60)
  assert.deepEqual(await looked, [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nothing, type Reading } from './reading.ts'
import { createWatch, viewOf, type Effort, type View } from './watch-frames.ts'

const whole = { left: 0, top: 0, width: 960, height: 720 }

/**
 * A picture of a bare wall with low-light noise that differs in every frame. `side` is the size of a code in front of
 * it.
 */
function wall(frame: number, side = 0): View {
  const data = new Uint8Array(960 * 720)
  let state = frame + 1
  for (let at = 0; at < data.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    data[at] = 90 + (state >>> 24) / 8
  }
  // Modules of three pixels, dark and light by chance.
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      data[(300 + y) * 960 + 400 + x] = (Math.floor(x / 3) * 7 + Math.floor(y / 3) * 13) % 5 < 2 ? 30 : 220
  return viewOf({ data, width: 960, height: 720 }, whole)
}

/** The effort for each frame of some seconds, at 25 frames a second. */
function door() {
  const watch = createWatch()
  let frame = 0
  return (seconds: number, side = 0, reading: Partial<Reading> = {}) => {
    const efforts: Effort[] = []
    const seen: (readonly string[])[] = []
    for (const end = frame + seconds * 25; frame < end; frame++) {
      const now = frame * 40
      const effort = watch.effortFor(wall(frame, side), now)
      efforts.push(effort)
      if (effort !== 'none') seen.push(watch.read({ ...nothing, ...reading }, effort, now).seen)
    }
    return { efforts, seen, count: (of: Effort) => efforts.filter((effort) => effort === of).length }
  }
}

test('a bare wall is read in full for a second, and then a little, at most eight times a second', () => {
  const show = door()
  assert.equal(show(1).count('full'), 25)
  const { count } = show(10)
  assert.equal(count('full'), 0)
  assert.ok(count('little') >= 60 && count('little') <= 80, String(count('little')))
})

test('the very frame in which a small code comes is read in full, and so are those after it', () => {
  const show = door()
  show(5)
  assert.deepEqual(new Set(show(1, 60).efforts), new Set(['full']))
})

test('a sight like a code keeps the reader awake for five seconds', () => {
  const show = door()
  show(5)
  assert.equal(show(5, 60, { isUnclear: true }).count('full'), 125)
  show(2, 60, { isUnclear: true })
  assert.equal(show(2, 60, { isUnclear: true }).count('full'), 0)
})

test('two codes that are held still keep the reader awake', () => {
  const show = door()
  assert.equal(show(20, 60, { isTwo: true }).count('full'), 500)
})

test('a scanned code that is held still is in view, also while no frame reads it', () => {
  const show = door()
  show(3)
  show(2, 60, { seen: ['A'] })
  for (const keys of show(10, 60).seen) assert.deepEqual(keys, ['A'])
  assert.ok(
    show(2)
      .seen.slice(-5)
      .every((keys) => keys.length === 0),
  )
})

test('a code that left while a slow phone still read it is not in view', () => {
  const watch = createWatch()
  const seen: (readonly string[])[] = []
  // Ten frames a second. The code takes 90 ms to read, and the wall 10.
  for (let frame = 0; frame < 50; frame++) {
    const hasCode = frame < 20
    const effort = watch.effortFor(wall(frame, hasCode ? 60 : 0), frame * 100)
    const reading = hasCode ? { ...nothing, text: 'A', seen: ['A'] } : nothing
    if (effort !== 'none') seen.push(watch.read(reading, effort, frame * 100 + (hasCode ? 90 : 10)).seen)
  }
  assert.deepEqual(seen.at(-1), [])
})

test('a browser whose frames cannot be compared reads every frame in full', () => {
  const watch = createWatch()
  for (let now = 0; now < 5000; now += 40) assert.equal(watch.effortFor(undefined, now), 'full')
})

test('a code that was there before the reader was loaded is read in full afterwards', () => {
  const watch = createWatch()
  for (let frame = 0; frame < 100; frame++) {
    watch.effortFor(wall(frame, 60), frame * 40)
    watch.missed(frame * 40)
  }
  for (let frame = 100; frame < 120; frame++) assert.equal(watch.effortFor(wall(frame, 60), frame * 40), 'full')
})

type Scene = { code?: { left: number; top: number; module: number; ink: number; paper: number }; person?: number }

/** A furnished room in a trembling hand: a door, a table, a picture, a lamp. A person is a body and a head. */
function room(frame: number, { code, person }: Scene = {}): View {
  const [width, height] = [960, 720]
  const data = new Uint8Array(width * height)
  const [dx, dy] = [Math.round(12 * Math.sin(frame * 1.7)), Math.round(12 * Math.cos(frame * 1.1))]
  let state = frame + 1
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const [u, v] = [x + dx, y + dy]
      let light = 90 + u / 20
      if (u > 120 && u < 300 && v > 150) light = 60
      if (u > 500 && u < 900 && v > 520 && v < 545) light = 150
      if (Math.abs(u - 560) < 12 && v >= 545) light = 140
      if (u > 620 && u < 760 && v > 120 && v < 240) light = u > 635 && u < 745 && v > 135 && v < 225 ? 170 : 40
      if (Math.hypot(u - 420, v - 140) < 45) light = 230
      if (person !== undefined) {
        const aside = u - person
        if (Math.hypot(aside, v - 250) < 55) light = 160
        else if (Math.abs(aside) < 40 + (v - 300) / 5 && v > 300) light = 35
      }
      if (code) {
        const [column, row] = [Math.floor((u - code.left) / code.module), Math.floor((v - code.top) / code.module)]
        if (column >= 0 && row >= 0 && column < 29 && row < 29) light = isDark(column, row) ? code.ink : code.paper
      }
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      data[at] = light + (state >>> 24) / 32
    }
  }
  return viewOf({ data, width, height }, whole)
}

/** Modules by chance, always the same. */
function isDark(column: number, row: number): boolean {
  const mixed = Math.imul(Math.imul(column + 1, 73_856_093) ^ Math.imul(row + 1, 19_349_663), 0x9e3779b1)
  return ((mixed ^ (mixed >>> 13)) & 1) === 0
}

/** A door that has rested in a trembling hand. Shows scenes at 25 frames a second. */
function heldDoor() {
  const watch = createWatch()
  let frame = 0
  function show(count: number, of: (step: number) => Scene = () => ({})): Effort[] {
    return Array.from({ length: count }, (_, step) => {
      const now = frame * 40
      const effort = watch.effortFor(room(frame++, of(step)), now)
      if (effort !== 'none') watch.read(nothing, effort, now)
      return effort
    })
  }
  show(30)
  return show
}

test('a trembling hand before a furnished room rests like one before a wall', () => {
  const efforts = heldDoor()(75)
  assert.equal(efforts.filter((effort) => effort === 'full').length, 0)
  assert.ok(efforts.filter((effort) => effort === 'little').length >= 18)
})

test('people who walk by do not keep the reader awake', () => {
  const efforts = heldDoor()(50, (step) => ({ person: -60 + step * 22 }))
  assert.equal(efforts.filter((effort) => effort === 'full').length, 0)
})

test('a code that comes into a trembling view is read in full in that very frame', () => {
  const bright = { ink: 30, paper: 220 }
  const codes = {
    near: { left: 350, top: 180, module: 12, ...bright },
    plain: { left: 400, top: 300, module: 5, ...bright },
    tiny: { left: 430, top: 330, module: 2, ...bright },
    'at the edge': { left: -60, top: 400, module: 5, ...bright },
    dark: { left: 400, top: 300, module: 5, ink: 62, paper: 92 },
  }
  for (const [name, code] of Object.entries(codes)) {
    assert.deepEqual(new Set(heldDoor()(5, () => ({ code }))), new Set(['full']), name)
  }
})

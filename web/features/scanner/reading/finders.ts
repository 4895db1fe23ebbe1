// Finds the three large squares of a code by scan lines: dark, light, dark, light, dark, as 1 : 1 : 3 : 1 : 1. The reader's library
// follows the edge of each square, which a crack leads astray; a line through the middle meets one crack at most.
import type { Luma, Point } from './luma.ts'

/** A finder's middle, the size of a module along rows and columns, and how many rows found it. */
export type Finder = Point & { across: number; down: number; rows: number }

/** Smaller modules are lost in the noise. */
const leastModule = 1.6
/** Only the best are combined to codes. */
const mostFinders = 10

/** `picture` is black and white: 0 or 255. */
export function findersOf(picture: Luma): Finder[] {
  const found: Finder[] = []
  for (let y = 0; y < picture.height; y++) scanRow(picture, y, found)
  return found.sort((a, b) => b.rows - a.rows).slice(0, mostFinders)
}

const runs = new Int32Array(5)

function scanRow(picture: Luma, y: number, found: Finder[]): void {
  const { data, width } = picture
  runs.fill(0)
  let isDark = false
  for (let x = 0; x <= width; x++) {
    const next = x < width && data[y * width + x]! < 128
    if (next === isDark && x < width) {
      runs[4]!++
      continue
    }
    // A dark run ended. The five latest begin and end dark.
    if (isDark && isFinder(runs)) add(picture, x - runs[4]! - runs[3]! - runs[2]! / 2, y, moduleOf(runs), found)
    runs.copyWithin(0, 1)
    runs[4] = 1
    isDark = next
  }
}

function moduleOf(lengths: Int32Array): number {
  return (lengths[0]! + lengths[1]! + lengths[2]! + lengths[3]! + lengths[4]!) / 7
}

/** Each run may be off by half of a module, and a pixel; the one in the middle by as much for each of its modules. */
function isFinder(lengths: Int32Array): boolean {
  const module = moduleOf(lengths)
  if (module < leastModule) return false
  const off = module * 0.6 + 0.5
  return (
    Math.abs(lengths[0]! - module) < off &&
    Math.abs(lengths[1]! - module) < off &&
    Math.abs(lengths[2]! - 3 * module) < 2 * off &&
    Math.abs(lengths[3]! - module) < off &&
    Math.abs(lengths[4]! - module) < off
  )
}

const column = new Int32Array(5)

function add(picture: Luma, x: number, y: number, across: number, found: Finder[]): void {
  const near = found.find((each) => Math.hypot(each.x - x, each.y - y) < 2 * across)
  if (near) {
    near.rows++
    near.x += (x - near.x) / near.rows
    return
  }
  const middle = middleOfColumn(picture, Math.round(x), y, across)
  if (middle === undefined) return
  found.push({ x, y: middle, across, down: moduleOf(column), rows: 1 })
}

/** Goes up and down from the middle square. The column's runs stay in `column`. */
function middleOfColumn({ data, width, height }: Luma, x: number, y: number, across: number): number | undefined {
  column.fill(0)
  const most = across * 8
  const go = (step: 1 | -1) => {
    let at = y + (step === 1 ? 1 : 0)
    for (let run = 2; run !== 2 + 3 * step; run += step) {
      const start = at
      const isDark = run !== 1 && run !== 3
      while (at >= 0 && at < height && data[at * width + x]! < 128 === isDark && Math.abs(at - start) < most) at += step
      column[run]! += Math.abs(at - start)
    }
    return at
  }
  const bottom = go(1)
  go(-1)
  if (!isFinder(column)) return undefined
  const down = moduleOf(column)
  if (down > 2.2 * across || across > 2.2 * down) return undefined
  return bottom - column[4]! - column[3]! - column[2]! / 2 - 0.5
}

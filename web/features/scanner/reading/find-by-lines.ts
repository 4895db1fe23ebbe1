// Reads large codes whose finders are damaged, as under the cracks of a display: thin lines are taken away, the finders are found by
// scan lines, and the modules are measured one by one.
import { findersOf } from './finders.ts'
import type { Unread } from './flatten.ts'
import { layOut } from './lay-out.ts'
import { ownRoom, wholeOf, type Luma, type Room } from './luma.ts'
import { addRow, threshold } from './threshold.ts'
import type { Read } from './zxing.ts'

const binary = ownRoom()
const cleaned = ownRoom()
const flipped = ownRoom()
const flippedClean = ownRoom()
let columns = new Uint32Array(0)

/**
 * `around`: the pixels around each that decide whether it is dark. `thickness`: lines up to so many pixels, dark or light, are
 * taken away.
 */
export type ByLines = { around: number; thickness: number }

/** Where codes may be in a picture, the likeliest first. They are looked for while they are asked for. */
export function findByLines(
  picture: Luma,
  { around, thickness }: ByLines,
): Omit<Read, 'unread'> & { unread: Iterable<Unread> } {
  return { codes: [], unread: unreadIn(picture, around, thickness), picture }
}

function* unreadIn(picture: Luma, around: number, thickness: number): Generator<Unread> {
  const clean = withoutLines(threshold(picture, wholeOf(picture), around, binary), thickness)
  for (const each of layOut(picture, findersOf(clean))) yield { ...each, isInverted: false }
  // Light on dark, as a phone in dark mode shows it.
  for (const each of layOut(flip(picture, flipped), findersOf(flip(clean, flippedClean))))
    yield { ...each, isInverted: true }
}

function flip({ data, width, height }: Luma, room: Room): Luma {
  const to = room(width, height)
  for (let at = 0; at < data.length; at++) to.data[at] = 255 - data[at]!
  return to
}

/** Each pixel becomes what most of the square around it are. */
function withoutLines({ data, width, height }: Luma, radius: number): Luma {
  if (columns.length < width) columns = new Uint32Array(width)
  const to = cleaned(width, height)
  const out = to.data.fill(255)
  columns.fill(0)
  const most = 255 * (((2 * radius + 1) ** 2) >> 1)
  for (let y = 0; y < 2 * radius; y++) addRow(columns, data, y * width, width, 1)
  for (let y = radius; y < height - radius; y++) {
    addRow(columns, data, (y + radius) * width, width, 1)
    let light = 0
    for (let x = 0; x < 2 * radius; x++) light += columns[x]!
    for (let x = radius; x < width - radius; x++) {
      light += columns[x + radius]!
      if (light <= most) out[y * width + x] = 0
      light -= columns[x - radius]!
    }
    addRow(columns, data, (y - radius) * width, width, -1)
  }
  return to
}

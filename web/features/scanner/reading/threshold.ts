import type { Area, Luma, Room } from './luma.ts'

/**
 * A pixel counts as dark if it is darker than its surroundings by this many steps of brightness. So an even wall is
 * light.
 */
const leastDarker = 3

let columns = new Uint32Array(0)

/**
 * Dark or light, by the mean of the pixels around each, up to `radius` away. The reader does so by blocks of 8; a window that
 * moves pixel by pixel reads codes under shadows, glare and dirt that blocks do not.
 */
export function threshold(from: Luma, area: Area, radius: number, room: Room): Luma {
  const { data, width: stride } = from
  const to = room(area.width, area.height)
  const out = to.data
  const { width, height } = area
  if (columns.length < width) columns = new Uint32Array(width)
  columns.fill(0, 0, width)
  const rowAt = (y: number) => (area.top + y) * stride + area.left
  for (let y = 0; y < Math.min(radius, height); y++) addRow(columns, data, rowAt(y), width, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) addRow(columns, data, rowAt(y + radius), width, 1)
    if (y - radius - 1 >= 0) addRow(columns, data, rowAt(y - radius - 1), width, -1)
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius)
    thresholdRow(data, rowAt(y), out, y * width, width, radius, rows)
  }
  return to
}

export function addRow(sums: Uint32Array, data: Uint8Array, start: number, width: number, sign: 1 | -1): void {
  if (sign === 1) for (let x = 0; x < width; x++) sums[x] = sums[x]! + data[start + x]!
  else for (let x = 0; x < width; x++) sums[x] = sums[x]! - data[start + x]!
}

/** Avoids division: compares the window's sum with the pixel times the number of pixels in the window. */
function thresholdRow(
  data: Uint8Array,
  from: number,
  out: Uint8Array,
  to: number,
  width: number,
  radius: number,
  rows: number,
): void {
  let sum = 0
  for (const each of columns.subarray(0, Math.min(radius, width))) sum += each
  for (let x = 0; x < width; x++) {
    if (x + radius < width) sum += columns[x + radius]!
    if (x - radius - 1 >= 0) sum -= columns[x - radius - 1]!
    const count = (Math.min(width, x + radius + 1) - Math.max(0, x - radius)) * rows
    out[to + x] = (data[from + x]! + leastDarker) * count < sum ? 0 : 255
  }
}

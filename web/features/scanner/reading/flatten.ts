import type { Corners, Luma, Point } from './luma.ts'
import { addRow } from './threshold.ts'

/** A code that was found and could not be read, and its modules a side. It may be something else unless `isSure`. */
export type Unread = { corners: Corners; side: number; isInverted: boolean; isSure: boolean }

/** A found code, flattened: how much lighter each place is than its surroundings. */
export type Flat = { contrast: Float32Array; width: number; side: number }

/** The size of a module in pixels, with one pixel in its middle, and the margin around the code in modules. */
export const perModule = 5
export const beyond = 1
/** Larger codes take more time than they are worth at a door. */
export const mostModules = 57

const most = ((mostModules + 2 * beyond) * perModule) ** 2
/**
 * The threshold uses surroundings up to three modules away. A smaller area is often all dark or all light; a larger one has
 * different light.
 */
const surroundings = 3 * perModule

let light: Uint8Array | undefined
let near: Float32Array
let far: Float32Array

export function flatten(picture: Luma, { corners, side, isInverted }: Unread): Flat {
  light ??= new Uint8Array(most)
  near ??= new Float32Array(most)
  far ??= new Float32Array(most)
  const width = (side + 2 * beyond) * perModule
  look(picture, planeOf(corners, side), light, width)
  meanAround(light, width, 1, near)
  meanAround(light, width, surroundings, far)
  const sign = isInverted ? -1 : 1
  for (let at = 0; at < width * width; at++) near[at] = (near[at]! - far[at]!) * sign
  return { contrast: near, width, side }
}

/** From modules to the picture's pixels: x = (a u + b v + c) / (g u + h v + 1), and y likewise. */
type Plane = { a: number; b: number; c: number; d: number; e: number; f: number; g: number; h: number }

/** Computes the plane in space whose corners appear at these places of the picture. */
function planeOf([first, second, third, fourth]: Unread['corners'], side: number): Plane {
  const [x1, y1] = [second.x - third.x, second.y - third.y]
  const [x2, y2] = [fourth.x - third.x, fourth.y - third.y]
  const [x3, y3] = [first.x - second.x + third.x - fourth.x, first.y - second.y + third.y - fourth.y]
  const area = x1 * y2 - x2 * y1
  const g = (x3 * y2 - x2 * y3) / area
  const h = (x1 * y3 - x3 * y1) / area
  return {
    a: (second.x - first.x + g * second.x) / side,
    b: (fourth.x - first.x + h * fourth.x) / side,
    c: first.x,
    d: (second.y - first.y + g * second.y) / side,
    e: (fourth.y - first.y + h * fourth.y) / side,
    f: first.y,
    g: g / side,
    h: h / side,
  }
}

/** Interpolates between four pixels, weighted by distance. Places beyond the picture look like its edge. */
function look(picture: Luma, { a, b, c, d, e, f, g, h }: Plane, out: Uint8Array, width: number): void {
  const { data, width: stride } = picture
  const [mostX, mostY] = [picture.width - 1.001, picture.height - 1.001]
  for (let y = 0; y < width; y++) {
    const v = (y + 0.5) / perModule - beyond
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / perModule - beyond
      const depth = g * u + h * v + 1
      const across = Math.min(Math.max((a * u + b * v + c) / depth - 0.5, 0), mostX)
      const down = Math.min(Math.max((d * u + e * v + f) / depth - 0.5, 0), mostY)
      const left = Math.floor(across)
      const top = Math.floor(down)
      const at = top * stride + left
      const share = across - left
      const above = blend(data, at, share)
      const below = blend(data, at + stride, share)
      out[y * width + x] = above + (down - top) * (below - above)
    }
  }
}

function blend(data: Uint8Array, at: number, share: number): number {
  const left = data[at]!
  return left + share * (data[at + 1]! - left)
}

const columns = new Uint32Array(Math.sqrt(most))

function meanAround(from: Uint8Array, width: number, radius: number, out: Float32Array): void {
  columns.fill(0, 0, width)
  for (let y = 0; y < Math.min(radius, width); y++) addRow(columns, from, y * width, width, 1)
  for (let y = 0; y < width; y++) {
    if (y + radius < width) addRow(columns, from, (y + radius) * width, width, 1)
    if (y - radius - 1 >= 0) addRow(columns, from, (y - radius - 1) * width, width, -1)
    const rows = Math.min(width, y + radius + 1) - Math.max(0, y - radius)
    let sum = 0
    for (const each of columns.subarray(0, Math.min(radius, width))) sum += each
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += columns[x + radius]!
      if (x - radius - 1 >= 0) sum -= columns[x - radius - 1]!
      out[y * width + x] = sum / ((Math.min(width, x + radius + 1) - Math.max(0, x - radius)) * rows)
    }
  }
}

/** From modules to pixels, through four known places. Undefined: three of them are on one line. */
export function planeThrough(
  known: readonly (Point & { u: number; v: number })[],
): ((u: number, v: number) => Point) | undefined {
  const rows = known.flatMap(({ u, v, x, y }) => [
    [u, v, 1, 0, 0, 0, -u * x, -v * x, x],
    [0, 0, 0, u, v, 1, -u * y, -v * y, y],
  ])
  for (let column = 0; column < 8; column++) {
    const best = rows.slice(column).reduce((a, b) => (Math.abs(b[column]!) > Math.abs(a[column]!) ? b : a))
    rows[rows.indexOf(best)] = rows[column]!
    rows[column] = best
    const lead = best[column]!
    if (Math.abs(lead) < 1e-9) return undefined
    for (const row of rows) {
      const share = row === best ? 0 : row[column]! / lead
      if (share !== 0) for (let at = column; at < 9; at++) row[at]! -= share * best[at]!
    }
  }
  const [a, b, c, d, e, f, g, h] = rows.map((row, at) => row[8]! / row[at]!) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return (u, v) => {
    const depth = g * u + h * v + 1
    return { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth }
  }
}

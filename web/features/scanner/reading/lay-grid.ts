// Finds the real places of a code's modules. A reader assumes flat paper, but a shirt has folds, a bottle is round, and a
// guessed corner is half a module off. So the grid grows from the three finders, whose places are known, step by step to where
// light and dark differ most.
import { beyond, perModule, type Flat } from './flatten.ts'

/** Modules between two knots of the grid. Each knot looks at the modules up to `window` away. */
const step = 3
const window = 2
/** The farthest distance of a knot from its neighbours' estimate, in pixels of the flat picture, and the cost of each pixel. */
const reach = 2
const stiffness = 0.03

/** The offset of each knot in pixels, across and down. */
type Shifts = { across: Float32Array; down: Float32Array; knots: number }

/**
 * The contrast in the middle of each module, the mean contrast, and the votes of each module's pixels: a line across it has few
 * of them, however bright it is.
 */
export function modulesOf(flat: Flat): { modules: Float32Array; votes: Float32Array; mean: number } {
  const { contrast, width, side } = flat
  let sum = 0
  for (const each of contrast.subarray(0, width * width)) sum += Math.abs(each)
  const mean = Math.max(sum / (width * width), 1)
  const shifts = layGrid(flat, mean)
  const modules = new Float32Array(side * side)
  const votes = new Float32Array(side * side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const across = middle(x) + Math.round(between(shifts.across, shifts.knots, x, y))
      const down = middle(y) + Math.round(between(shifts.down, shifts.knots, x, y))
      modules[y * side + x] = contrast[within(down, width) * width + within(across, width)]!
      votes[y * side + x] = votesAround(flat, across, down, mean)
    }
  }
  return { modules, votes, mean }
}

function votesAround({ contrast, width }: Flat, across: number, down: number, mean: number): number {
  let sum = 0
  for (let row = down - 1; row <= down + 1; row++)
    for (let column = across - 1; column <= across + 1; column++)
      sum += Math.min(Math.max(contrast[within(row, width) * width + within(column, width)]!, -mean), mean)
  return sum / 9
}

function middle(module: number): number {
  return (module + beyond) * perModule + (perModule >> 1)
}

function within(place: number, width: number): number {
  return Math.min(Math.max(place, 0), width - 1)
}

function moduleOf(knot: number, side: number): number {
  return Math.min(knot * step + 1, side - 1)
}

function layGrid(flat: Flat, mean: number): Shifts {
  const knots = Math.ceil(flat.side / step)
  const shifts = { across: new Float32Array(knots * knots).fill(NaN), down: new Float32Array(knots * knots), knots }
  const order = fromFinders(flat.side, knots)
  // Two passes: outwards from the finders, and again when each knot has neighbours on all sides.
  for (const far of [reach, 1]) for (const knot of order) moveKnot(flat, mean, shifts, knot, far)
  return shifts
}

const orders = new Map<number, Uint16Array>()

function fromFinders(side: number, knots: number): Uint16Array {
  const known = orders.get(side)
  if (known) return known
  const distance = (knot: number) => {
    const [x, y] = [moduleOf(knot % knots, side), moduleOf(Math.floor(knot / knots), side)]
    return Math.min(Math.hypot(x - 3, y - 3), Math.hypot(x - side + 4, y - 3), Math.hypot(x - 3, y - side + 4))
  }
  const order = Uint16Array.from({ length: knots * knots }, (_, knot) => knot).sort((a, b) => distance(a) - distance(b))
  orders.set(side, order)
  return order
}

function moveKnot(flat: Flat, mean: number, { across, down, knots }: Shifts, knot: number, far: number): void {
  const [column, row] = [knot % knots, Math.floor(knot / knots)]
  let [sumX, sumY, count] = [0, 0, 0]
  for (let y = Math.max(0, row - 1); y <= Math.min(knots - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(knots - 1, column + 1); x++) {
      const at = y * knots + x
      const shift = across[at] ?? NaN
      if (at === knot || Number.isNaN(shift)) continue
      sumX += shift
      sumY += down[at] ?? 0
      count++
    }
  }
  const wishX = count === 0 ? 0 : sumX / count
  const wishY = count === 0 ? 0 : sumY / count
  const [x, y] = [moduleOf(column, flat.side), moduleOf(row, flat.side)]
  const [roundX, roundY] = [Math.round(wishX), Math.round(wishY)]
  let best = -Infinity
  let [bestX, bestY] = [wishX, wishY]
  for (let shiftY = roundY - far; shiftY <= roundY + far; shiftY++) {
    for (let shiftX = roundX - far; shiftX <= roundX + far; shiftX++) {
      const cost = stiffness * ((shiftX - wishX) ** 2 + (shiftY - wishY) ** 2)
      const score = clarity(flat, x, y, shiftX, shiftY) / mean - cost
      if (score > best) [best, bestX, bestY] = [score, shiftX, shiftY]
    }
  }
  across[knot] = count === 0 ? bestX : (2 * bestX + wishX) / 3
  down[knot] = count === 0 ? bestY : (2 * bestY + wishY) / 3
}

/** How far from grey the modules around one are. The value is largest if the grid meets their middles. */
function clarity({ contrast, width, side }: Flat, x: number, y: number, shiftX: number, shiftY: number): number {
  let sum = 0
  let count = 0
  for (let row = Math.max(0, y - window); row <= Math.min(side - 1, y + window); row++) {
    const down = middle(row) + shiftY
    if (down < 0 || down >= width) continue
    for (let column = Math.max(0, x - window); column <= Math.min(side - 1, x + window); column++) {
      const across = middle(column) + shiftX
      if (across < 0 || across >= width) continue
      sum += Math.abs(contrast[down * width + across]!)
      count++
    }
  }
  return count === 0 ? 0 : sum / count
}

/** Interpolates between four knots, weighted by distance. */
function between(values: Float32Array, knots: number, x: number, y: number): number {
  const place = (module: number) => Math.min(Math.max((module - 1) / step, 0), knots - 1)
  const [across, down] = [place(x), place(y)]
  const left = Math.min(Math.floor(across), knots - 2)
  const top = Math.min(Math.floor(down), knots - 2)
  const at = top * knots + left
  const share = across - left
  const inRow = (from: number) => values[from]! + share * (values[from + 1]! - values[from]!)
  const above = inRow(at)
  return above + (down - top) * (inRow(at + knots) - above)
}

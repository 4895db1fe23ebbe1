// Lays a code out from its finders: which three belong together, how many modules lie between them, and where the fourth corner is.
import { centresOf } from './codewords.ts'
import { mostModules, planeThrough, type Unread } from './flatten.ts'
import type { Finder } from './finders.ts'
import type { Luma, Point } from './luma.ts'
import { threesOf, threesOfTwo, type Three } from './threes.ts'

/** The middle of a finder lies so many modules within the code. */
const within = 3.5
/** So many places of the fourth corner are tried, the likeliest first. */
const mostTries = 3
/**
 * Of 5: the timing patterns of two sides, and the three finders. Codes have 3.9 to 5, under cracks and in the dark as well;
 * things in a room that look like finders have up to 4.1.
 */
const leastScore = 3.85
const sureScore = 4.2
/** A number of modules that the finders do not suggest must fit the timing better by so much. */
const clearlyBetter = 0.3
const mostCodes = 4
/** A finder that is not seen is looked for up to so many half modules from its guessed place. */
const settleReach = 5
/** The alignment pattern is looked for up to this share of the side from where it would be without perspective. */
const reachShare = 0.16

/** The codes that these finders may be of, the likeliest first, with light and dark as they are in `picture`. */
export function* layOut(picture: Luma, finders: readonly Finder[]): Generator<Omit<Unread, 'isInverted'>> {
  yield* likeliest(picture, threesOf(finders))
  // A broken corner of a display may have taken one of them.
  yield* likeliest(picture, threesOfTwo(finders, settle))

  function settle(guess: Finder, three: Three): Finder {
    const modules = modulesBetween(three[0], three[1])
    const module = Math.hypot(three[1].x - three[0].x, three[1].y - three[0].y) / modules
    const side = 2 * within + Math.round(modules)
    let best = { finder: guess, score: 0 }
    for (let down = -settleReach; down <= settleReach; down++)
      for (let across = -settleReach; across <= settleReach; across++) {
        const finder = { ...guess, x: guess.x + (across * module) / 2, y: guess.y + (down * module) / 2 }
        const score = finderLikeness(picture, finder, side, three) - 0.005 * Math.hypot(across, down)
        if (score > best.score) best = { finder, score }
      }
    return best.finder
  }
}

function* likeliest(picture: Luma, threes: Iterable<Three>): Generator<Omit<Unread, 'isInverted'>> {
  const found: { three: Three; lines: Lines; score: number }[] = []
  for (const three of threes) {
    const lines = linesOf(picture, ...three)
    if (!lines) continue
    const score = lines.score + three.reduce((sum, each) => sum + finderLikeness(picture, each, lines.side, three), 0)
    if (score >= leastScore) found.push({ three, lines, score })
  }
  found.sort((a, b) => b.score - a.score)
  for (const { three, lines, score } of found.slice(0, mostCodes))
    for (const each of laidOut(picture, lines, three)) yield { ...each, isSure: score >= sureScore }
}

function* laidOut(picture: Luma, lines: Lines, three: Three): Generator<Pick<Unread, 'corners' | 'side'>> {
  const { side } = lines
  const [corner, right, below] = three
  const known = [
    { u: within, v: within, x: corner.x, y: corner.y },
    { u: side - within, v: within, x: right.x, y: right.y },
    { u: within, v: side - within, x: below.x, y: below.y },
  ]
  for (const fourth of fourthPoints(picture, side, ...three)) {
    const at = planeThrough([...known, fourth])
    if (at) yield { corners: [at(0, 0), at(side, 0), at(side, side), at(0, side)], side }
  }
}

/** The modules of a side, and how well the timing pattern fits: 2 at the most. */
type Lines = { side: number; score: number }

/** How much nearer to the camera the other end of a side may be. */
const distances = [0.72, 0.8, 0.88, 0.94, 1, 1.06, 1.14, 1.25, 1.4] as const

/**
 * From the distance of the finders and the size of their modules, and then by the timing pattern between them. Undefined:
 * there is no such pattern.
 */
function linesOf(picture: Luma, corner: Finder, right: Finder, below: Finder): Lines | undefined {
  const modules = (modulesBetween(corner, right) + modulesBetween(corner, below)) / 2 + 2 * within
  const likely = 17 + 4 * Math.max(1, Math.round((modules - 17) / 4))
  let best: Lines | undefined
  for (const side of [likely, likely - 4, likely + 4]) {
    if (side < 21 || side > mostModules) continue
    const score = bestTiming(picture, side, corner, right, below) + bestTiming(picture, side, corner, below, right)
    if (score > (best ? best.score + clearlyBetter : 0)) best = { side, score }
  }
  return best
}

function modulesBetween(from: Finder, to: Finder): number {
  const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  const length = Math.hypot(x, y)
  // A line across a turned square is longer than its side.
  const module = ((Math.max(x, y) / length) * (from.across + from.down + to.across + to.down)) / 4
  return length / module
}

function bestTiming(picture: Luma, side: number, from: Point, to: Point, other: Point): number {
  return Math.max(...distances.map((nearer) => timing(picture, side, from, to, other, nearer)))
}

/**
 * The share of the timing pattern between two finders that is darker or lighter than its neighbours, as it should be. It runs
 * beside their middles, towards the third finder.
 */
function timing(picture: Luma, side: number, from: Point, to: Point, other: Point, nearer: number): number {
  const span = side - 2 * within
  const beside = { x: (3 * (other.x - from.x)) / span, y: (3 * (other.y - from.y)) / span }
  const valueOf = (module: number) => {
    const share = (module + 0.5 - within) / span
    const part = (share * nearer) / (1 + share * (nearer - 1))
    return lightAt(picture, from.x + beside.x + part * (to.x - from.x), from.y + beside.y + part * (to.y - from.y))
  }
  let right = 0
  let [before, here] = [valueOf(7), valueOf(8)]
  for (let module = 8; module <= side - 9; module++) {
    const after = valueOf(module + 1)
    const gap = before + after - 2 * here
    if (module % 2 === 0 ? gap > 0 : gap < 0) right++
    ;[before, here] = [here, after]
  }
  return right / (side - 16)
}

/** A step of one module, to the right and down. */
function axesOf(side: number, corner: Point, right: Point, below: Point): { u: Point; v: Point } {
  const span = side - 2 * within
  return {
    u: { x: (right.x - corner.x) / span, y: (right.y - corner.y) / span },
    v: { x: (below.x - corner.x) / span, y: (below.y - corner.y) / span },
  }
}

/** Beyond the picture its edge repeats. */
function lightAt({ data, width, height }: Luma, x: number, y: number): number {
  const row = Math.min(Math.max(Math.round(y - 0.5), 0), height - 1)
  return data[row * width + Math.min(Math.max(Math.round(x - 0.5), 0), width - 1)]!
}

type Known = Point & { u: number; v: number }

/**
 * Where the alignment pattern near the fourth corner may be: the places around the parallelogram's corner that look most
 * like one, and that corner.
 */
function fourthPoints(picture: Luma, side: number, corner: Point, right: Point, below: Point): Known[] {
  const { u, v } = axesOf(side, corner, right, below)
  const placeOf = (across: number, down: number): Point => ({
    x: corner.x + u.x * (across - within) + v.x * (down - within),
    y: corner.y + u.y * (across - within) + v.y * (down - within),
  })
  const flat = { u: side - within, v: side - within, ...placeOf(side - within, side - within) }
  const last = centresOf(side).at(-1)
  if (last === undefined) return [flat]
  const middle = last + 0.5
  const reach = side * reachShare
  const found: (Known & { score: number })[] = []
  for (let down = -reach; down <= reach; down += 0.5)
    for (let across = -reach; across <= reach; across += 0.5) {
      const place = placeOf(middle + across, middle + down)
      const score = likeness(picture, place, u, v) - 0.02 * Math.hypot(across, down)
      found.push({ u: middle, v: middle, ...place, score })
    }
  found.sort((a, b) => b.score - a.score)
  const apart = 1.2 * Math.hypot(u.x, u.y)
  const best: Known[] = []
  for (const each of found) {
    if (best.length === mostTries) break
    if (best.every((other) => Math.hypot(other.x - each.x, other.y - each.y) > apart)) best.push(each)
  }
  return [...best, flat]
}

/** The share of the modules of a finder that are dark or light as they should be. */
function finderLikeness(picture: Luma, { x, y }: Point, side: number, three: Three): number {
  const { u, v } = axesOf(side, ...three)
  const values: number[] = []
  let sum = 0
  for (let row = -3; row <= 3; row++)
    for (let column = -3; column <= 3; column++) {
      const value = lightAt(picture, x + u.x * column + v.x * row, y + u.y * column + v.y * row)
      values.push(value)
      sum += value
    }
  let right = 0
  for (const [at, value] of values.entries()) {
    const ring = Math.max(Math.abs((at % 7) - 3), Math.abs(Math.floor(at / 7) - 3))
    if (value * 49 < sum === (ring !== 2)) right++
  }
  return right / 49
}

/** How much a place looks like an alignment pattern, from -1 to 1: dark, light and dark rings. */
function likeness({ data, width, height }: Luma, { x, y }: Point, u: Point, v: Point): number {
  let [light, dark] = [0, 0]
  for (let row = -2; row <= 2; row++)
    for (let column = -2; column <= 2; column++) {
      const atX = Math.round(x + u.x * column + v.x * row - 0.5)
      const atY = Math.round(y + u.y * column + v.y * row - 0.5)
      const value = atX >= 0 && atY >= 0 && atX < width && atY < height ? data[atY * width + atX]! : 128
      if (Math.max(Math.abs(row), Math.abs(column)) === 1) light += value
      else dark += value
    }
  return (light / 8 - dark / 17) / 255
}

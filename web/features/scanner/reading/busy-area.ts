import type { Area, Luma } from './luma.ts'

/** The picture is compared in squares of this many pixels, in every second row and column. */
const block = 16
const margin = 0.15

/**
 * Where in a picture a code would be: the square with most edges both across and down. Finding it takes a tenth of the time
 * of reading, and reading a part at twice its size is cheaper than the whole.
 */
export function busyArea(picture: Luma, side: number): Area {
  const { across, down, scores } = blockScores(picture)
  const cells = Math.max(2, Math.round(side / block))
  const [width, height] = [Math.min(cells, across), Math.min(cells, down)]
  const sumTo = prefixSums(scores, across, down)
  let best = { score: -1, x: 0, y: 0 }
  for (let y = 0; y + height <= down; y++) {
    for (let x = 0; x + width <= across; x++) {
      const score = sumTo(x + width, y + height) - sumTo(x + width, y) - sumTo(x, y + height) + sumTo(x, y)
      if (score > best.score) best = { score, x, y }
    }
  }
  return withMargin(picture, {
    left: best.x * block,
    top: best.y * block,
    width: width * block,
    height: height * block,
  })
}

/** A code needs some light around it, and is not always where the squares of the grid begin. */
function withMargin(picture: Luma, { left, top, width, height }: Area): Area {
  const [across, down] = [Math.round(width * margin), Math.round(height * margin)]
  const [from, above] = [Math.max(0, left - across), Math.max(0, top - down)]
  return {
    left: from,
    top: above,
    width: Math.min(picture.width, left + width + across) - from,
    height: Math.min(picture.height, top + height + down) - above,
  }
}

function blockScores({ data, width, height }: Luma) {
  const across = Math.max(1, Math.floor(width / block))
  const down = Math.max(1, Math.floor(height / block))
  const scores = new Float64Array(across * down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) scores[y * across + x] = scoreOf(data, width, height, x * block, y * block)
  return { across, down, scores }
}

/**
 * Writing and edges of things have edges mostly in one direction, a code in both. The root keeps one bright edge from
 * outweighing many.
 */
function scoreOf(data: Uint8Array, width: number, height: number, left: number, top: number): number {
  let sideways = 0
  let upright = 0
  const right = Math.min(left + block, width - 2)
  const bottom = Math.min(top + block, height - 2)
  for (let y = top; y < bottom; y += 2) {
    for (let at = y * width + left, end = y * width + right; at < end; at += 2) {
      const here = data[at]!
      sideways += Math.abs(here - data[at + 2]!)
      upright += Math.abs(here - data[at + 2 * width]!)
    }
  }
  return Math.sqrt(Math.min(sideways, upright))
}

/** The sum of all scores to the left of a place and above it. */
function prefixSums(scores: Float64Array, across: number, down: number): (x: number, y: number) => number {
  const row = across + 1
  const sums = new Float64Array(row * (down + 1))
  const sumTo = (x: number, y: number) => sums[y * row + x]!
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      sums[(y + 1) * row + x + 1] = scores[y * across + x]! + sumTo(x + 1, y) + sumTo(x, y + 1) - sumTo(x, y)
  return sumTo
}

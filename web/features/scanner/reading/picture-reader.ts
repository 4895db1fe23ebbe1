import { createPlan } from './attempt-plan.ts'
import type { Luma } from './luma.ts'
import { readAgain } from './read-again.ts'
import { strongWays, ways } from './ways.ts'
import type { Zxing } from './zxing.ts'

/** Which way read it, and the time of all that were tried. */
export type Reading = { text: string | undefined; way: string | undefined; ms: number }

/** Reads pictures by as many ways as there is time for: `Infinity` is for all of them, 0 for one. */
export function createPictureReader(zxing: Zxing, frameMs: number) {
  const plan = createPlan({ ways: ways.length, strong: strongWays, frameMs })
  return (picture: Luma): Reading => {
    const start = performance.now()
    plan.startFrame()
    for (let place = plan.next(); place !== undefined; place = plan.next()) {
      const way = ways[place]!
      const wayStart = performance.now()
      const seen = zxing.read(way.prepare(picture, zxing.room), way.options)
      const text = seen.text ?? readAgain(zxing, seen.picture, seen.unread)
      plan.took(place, performance.now() - wayStart)
      if (text === undefined) continue
      plan.read()
      return { text, way: way.name, ms: performance.now() - start }
    }
    return { text: undefined, way: undefined, ms: performance.now() - start }
  }
}

/** A lens that is covered, or a camera that gives black pictures. Every 64th pixel of every 8th row tells. */
export function isBlack({ data, width, height }: Luma): boolean {
  const darkest = 18
  for (let y = 4; y < height; y += 8)
    for (let x = y % 64; x < width; x += 64) if (data[y * width + x]! > darkest) return false
  return true
}

import { isInMiddle, placeOf, type FoundCode } from './choose-code.ts'
import { findByLines } from './find-by-lines.ts'
import { ownRoom, wholeOf, type Corners, type Luma } from './luma.ts'
import { readingOf, type Look } from './picture-reader.ts'
import { readAgain } from './read-again.ts'
import type { Reading } from './reading.ts'
import { halfByLines } from './ways.ts'

const room = ownRoom()

/**
 * Reads a frame without the library, whose code takes seconds to come on a slow line: a large code in the middle. Others wait,
 * because what lies beside them is not seen.
 */
export function readFirst(picture: Luma, look: Look): Reading {
  const start = performance.now()
  const found: FoundCode[] = []
  const { scale, prepare, options } = halfByLines
  const small = prepare(picture, wholeOf(picture), room)
  for (const each of findByLines(small, options).unread) {
    const corners = each.corners.map(({ x, y }) => ({ x: x / scale, y: y / scale })) as unknown as Corners
    const place = placeOf(corners, look.guides)
    if (!place.isInside || !isInMiddle(place)) continue
    const text = readAgain(small, each)
    if (text === undefined) continue
    found.push({ text, corners })
    break
  }
  return readingOf(found, picture, look, { ms: performance.now() - start, way: 'by lines, before the library' })
}

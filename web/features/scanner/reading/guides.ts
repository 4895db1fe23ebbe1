// Which part of a frame counts. The screen shows the middle of it in 4:3, and yellow corners inside that.
import { wholeOf, type Area, type Size } from './luma.ts'

/**
 * The corners' distance from the edge of the shown picture, as a share of its sides. The style sheet uses the same
 * number.
 */
export const guideInset = 0.12

/** The part of a frame that a box of the page shows, cut as `object-fit: cover` does. A box without a size hides nothing. */
export function shownPart(frame: Size, box: Size): Area {
  const scale = Math.max(box.width / frame.width, box.height / frame.height)
  if (!(scale > 0)) return wholeOf(frame)
  const width = Math.min(frame.width, Math.round(box.width / scale))
  const height = Math.min(frame.height, Math.round(box.height / scale))
  return { left: (frame.width - width) >> 1, top: (frame.height - height) >> 1, width, height }
}

/** What the corners enclose of a picture that is shown whole. */
export function guidesOf({ width, height }: Size): Area {
  const share = 1 - 2 * guideInset
  return { left: width * guideInset, top: height * guideInset, width: width * share, height: height * share }
}

// Which part of a frame counts: the shown part of it, and inside that a square between yellow corners.
import { wholeOf, type Area, type Size } from './luma.ts'

/** The side of the square, as a share of the shorter side of the shown picture. The style sheet draws it by this number. */
export const guideShare = 0.76

/** The part of a frame that a box of the page shows, cut as `object-fit: cover` does. A box without a size hides nothing. */
export function shownPart(frame: Size, box: Size): Area {
  const scale = Math.max(box.width / frame.width, box.height / frame.height)
  if (!(scale > 0)) return wholeOf(frame)
  const width = Math.min(frame.width, Math.round(box.width / scale))
  const height = Math.min(frame.height, Math.round(box.height / scale))
  return { left: (frame.width - width) >> 1, top: (frame.height - height) >> 1, width, height }
}

/** The area that the corners enclose in a picture that is shown whole. */
export function guidesOf({ width, height }: Size): Area {
  const side = Math.min(width, height) * guideShare
  return { left: (width - side) / 2, top: (height - side) / 2, width: side, height: side }
}

// Chooses among several codes in one frame. The next guest in the queue has a code ready as well.
import type { Area, Corners, Point } from './luma.ts'

/** Where a code lies in the picture. */
export type Place = { isInside: boolean; distance: number; side: number; middle: Point }

export type FoundCode = { text: string; corners: Corners }

export type PlacedCode = Place & FoundCode & { key: string; isOurs: boolean }

export type Choice = {
  /** The code to scan, if there is one. */
  code: PlacedCode | undefined
  /** Another guest's code is held up as well, and none is in the middle, so it is unclear whose turn it is. */
  isTwo: boolean
  /** All guests' codes that are held up, locked ones too. */
  held: readonly PlacedCode[]
}

/** A code in the queue is further away. It looks smaller than the code that is held up, by at least this factor. */
const queueIsSmallerBy = 1.5

export function placeOf(corners: Corners, guides: Area): Place {
  const [first, second, third, fourth] = corners
  const middle = {
    x: (first.x + second.x + third.x + fourth.x) / 4,
    y: (first.y + second.y + third.y + fourth.y) / 4,
  }
  const between = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y)
  const [across, down] = [middle.x - guides.left, middle.y - guides.top]
  return {
    middle,
    isInside: across >= 0 && across <= guides.width && down >= 0 && down <= guides.height,
    distance: Math.hypot(across - guides.width / 2, down - guides.height / 2),
    side: (between(first, second) + between(second, third) + between(third, fourth) + between(fourth, first)) / 4,
  }
}

/** The middle of the guides is on the code. Of two codes side by side, this is true for at most one. */
export const isInMiddle = ({ distance, side }: Place): boolean => distance <= side / 2

/**
 * The code nearest the middle inside the guides. Skips locked codes, which were scanned and are still in view. Prefers
 * our codes to others, such as one on a poster.
 */
export function chooseCode(codes: readonly PlacedCode[], locked: readonly string[]): Choice {
  const inside = codes.filter(({ isInside }) => isInside)
  const ours = inside.filter(({ isOurs }) => isOurs)
  const candidates = (ours.length > 0 ? ours : inside).toSorted((a, b) => a.distance - b.distance)
  const [nearest] = candidates
  if (!nearest) return { code: undefined, isTwo: false, held: [] }
  const held = candidates.filter(({ side }) => side * queueIsSmallerBy > nearest.side)
  const free = held.filter(({ key }) => !locked.includes(key))
  const [first] = free
  const isTwo = ours.length > 0 && free.length > 1 && !isInMiddle(first!)
  return { code: first, isTwo, held: ours.length > 0 ? held : [] }
}

import { type Shown, shownNothing } from '#domain/mail-windows.ts'
import type { Element } from '../reading/read-mail.ts'
import type { Box } from './box-in.ts'
import { seenIn, sideOf } from './seen-in.ts'
import type { Drawing } from './style-in.ts'
import { type View, views } from './views.ts'

export type Drawn = { view: View; picture: Element; box: Box }

/** The pictures that a view shows, the largest first. */
export function drawnIn(drawing: Drawing, pictures: readonly Element[], view: View): Drawn[] {
  return pictures
    .flatMap((picture) => {
      const box = seenIn(drawing, picture, view)
      return typeof box === 'string' ? [] : [{ view, picture, box }]
    })
    .toSorted((a, b) => sideOf(b.box) - sideOf(a.box))
}

/** What each of `mailWindows` shows of the pictures of a code. */
export function shownInWindows(drawing: Drawing, pictures: readonly Element[]): Shown[] {
  return views.map((view) => {
    const drawn = drawnIn(drawing, pictures, view)
    const [largest] = drawn
    if (!largest) {
      const isFolded = pictures.some((picture) => seenIn(drawing, picture, view) === 'details')
      return shownNothing(isFolded ? 'folded' : 'nothing')
    }
    const { width, height } = largest.box
    const least = Math.min(...drawn.map(({ box }) => box.width))
    const [side, whole] = [sideOf(largest.box), Math.min(width, height)]
    return { seen: 'code', side: inReach(side), whole: inReach(whole), least: inReach(least) }
  })
}

/** No window is larger. Nonsense in a mail may name a size that no number holds. */
const farthest = 100_000

function inReach(pixels: number): number {
  return pixels < farthest ? Math.round(pixels * 100) / 100 : farthest
}

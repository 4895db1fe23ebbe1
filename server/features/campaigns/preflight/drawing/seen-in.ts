import type { Element } from '../reading/read-mail.ts'
import { type Box, boxIn } from './box-in.ts'
import type { Drawing } from './style-in.ts'
import type { View } from './views.ts'
import { type Unseen, unseenIn } from './visibility.ts'

/** A picture of this side in pixels is a dot, and hidden. */
const leastSeen = 2

export const sideOf = ({ width, height, shownWidth, shownHeight }: Box) =>
  Math.min(width, height, shownWidth, shownHeight)

/** How a view shows a picture, or why it does not. Outlook's sizes are its own. */
export function seenIn(drawing: Drawing, picture: Element, view: View): Box | Unseen {
  const unseen = unseenIn(drawing, picture, view)
  if (unseen) return unseen
  const box = boxIn(drawing, picture, view)
  return view.program !== 'outlook' && sideOf(box) <= leastSeen ? 'hidden' : box
}

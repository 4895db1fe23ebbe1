import { codePath } from './reading/read-source.ts'
import { readSheets } from './drawing/sheets.ts'
import { drawnIn } from './drawing/shown-in.ts'
import { candidatesIn } from './drawing/sources.ts'
import { openDrawing, type Drawing, type Style } from './drawing/style-in.ts'
import { views, type View } from './drawing/views.ts'
import { isPicture } from './pictures.ts'
import { readMail, around, type Element } from './reading/read-mail.ts'
import { wordOf } from './drawing/visibility.ts'

// On what a view shows a picture, and whether it turns its colours round.

/** `background`: a colour of CSS. */
type Ground = { background: string; isInverted: boolean }

/** What mail programs show behind a mail that names no colour. */
const usual = { light: '#ffffff', dark: '#1c1c1e' }

const colour = /#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\)|\b[a-z]{3,}\b/i
const noColour = new Set(['transparent', 'none', 'inherit', 'initial', 'unset', 'revert', 'currentcolor', 'var', 'url'])

function groundIn({ styleIn }: Drawing, picture: Element, view: View): Ground {
  const styles = [picture, ...around(picture)].map((each) => styleIn(each, view))
  const background = styles
    .slice(1)
    .map(colourOf)
    .find((each) => each !== undefined)
  return {
    background: background ?? (view.isDark ? usual.dark : usual.light),
    isInverted: styles.filter(inverts).length % 2 === 1,
  }
}

function colourOf(style: Style): string | undefined {
  const found = colour.exec(wordOf(style, 'background-color') ?? '')?.[0]
  return found === undefined || noColour.has(found) ? undefined : found
}

function inverts(style: Style): boolean {
  const amount = /\binvert\(\s*([\d.]*)(%?)/.exec(wordOf(style, 'filter') ?? '')
  return amount !== null && (amount[1] === '' ? 1 : Number(amount[1]) / (amount[2] === '%' ? 100 : 1)) > 0.5
}

/**
 * The largest picture of a code that a window shows. Sizes are in CSS pixels, as guests see them; a box around may leave less than the
 * whole. `addresses`: several for screens of several kinds.
 */
export type ShownPicture = {
  addresses: string[]
  width: number
  height: number
  shownWidth: number
  shownHeight: number
} & Ground

/** Of a mail that is filled in: for each of `mailWindows` its picture; undefined for a window that shows none. */
export function shownPictures(html: string, isOurs: (address: string) => boolean): (ShownPicture | undefined)[] {
  const mail = readMail(html)
  if (!mail) return []
  const drawing = openDrawing(readSheets(mail.sheets))
  const pictures = mail.elements.filter(isPicture)
  return views.map((view) => {
    for (const { picture, box } of drawnIn(drawing, pictures, view)) {
      const addresses = candidatesIn(drawing, picture, view).map(({ address }) => address)
      if (!addresses.some((address) => codePath.test(address) && isOurs(address))) continue
      return { addresses: addresses.filter(isOurs), ...box, ...groundIn(drawing, picture, view) }
    }
    return undefined
  })
}

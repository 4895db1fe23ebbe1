// How large a view draws the picture of a code: a small model of the boxes that mails are made of.
import { around, type Element } from '../reading/read-mail.ts'
import { type Ground, lengthOf } from './lengths.ts'
import type { Drawing, Style } from './style-in.ts'
import type { View } from './views.ts'
import { scaleOf, wordOf } from './visibility.ts'

/** The picture that the server draws, without any size of the mail. */
const naturalPixels = 296

/**
 * In CSS pixels as the guest sees them. `shownWidth`, `shownHeight`: what the boxes around leave of it. `isFixed`: a box or a style
 * gives a size.
 */
export type Box = { width: number; height: number; shownWidth: number; shownHeight: number }

/** `isOpen`: as wide as its content wants, up to `width`. */
type Inside = { width: number; isOpen: boolean }

export function boxIn(drawing: Drawing, picture: Element, view: View): Box {
  const { styleIn } = drawing
  const chain = [...around(picture)]
  const ems = emsOf(drawing, [...chain].toReversed(), view)
  const inside = new Map<Element, Inside>()
  let space: Inside = { width: view.width, isOpen: false }
  for (const each of chain.toReversed()) {
    space = insideOf(each, styleIn(each, view), space, { drawing, view, em: ems.get(each) ?? 16 })
    inside.set(each, space)
  }
  const own = styleIn(picture, view)
  const em = sizeOfLetters(own, ems.get(chain[0] ?? picture) ?? 16, view)
  const size = sizeOf(own, { window: view.width, em, whole: space.width }, space)
  const scale = chain.reduce((scale, each) => scale * zoomOf(styleIn(each, view)), zoomOf(own))
  let [shownWidth, shownHeight] = [size.width, size.height]
  for (const each of chain) {
    const style = styleIn(each, view)
    const ground = { window: view.width, em: ems.get(each) ?? 16, whole: inside.get(each.parent!)?.width ?? view.width }
    if (growsWithContent(each, style)) continue
    if (isCutting(style, 'overflow-x')) shownWidth = Math.min(shownWidth, definite(style, 'width', ground))
    if (isCutting(style, 'overflow-y'))
      shownHeight = Math.min(shownHeight, definite(style, 'height', { ...ground, whole: undefined }))
  }
  return {
    width: size.width * scale,
    height: size.height * scale,
    shownWidth: shownWidth * scale,
    shownHeight: shownHeight * scale,
  }
}

/** Tables and their parts become as large as what is in them, whatever their height and width say. */
function growsWithContent({ name }: Element, style: Style): boolean {
  const display = wordOf(style, 'display')
  return display === undefined
    ? /^(?:table|tbody|thead|tfoot|tr|td|th)$/.test(name)
    : /^(?:inline$|table)/.test(display)
}

function isCutting(style: Style, property: string): boolean {
  return ['hidden', 'clip'].includes(wordOf(style, property) ?? '')
}

function definite(style: Style, property: 'width' | 'height', ground: Ground): number {
  const sizes = [lengthOf(style(property), ground), lengthOf(style(`max-${property}`), ground)]
  return Math.min(...sizes.map((size) => size ?? Infinity))
}

function emsOf({ styleIn }: Drawing, outermostFirst: readonly Element[], view: View): Map<Element, number> {
  const ems = new Map<Element, number>()
  let em = 16
  for (const each of outermostFirst) {
    em = sizeOfLetters(styleIn(each, view), em, view)
    ems.set(each, em)
  }
  return ems
}

function sizeOfLetters(style: Style, around: number, { width }: View): number {
  return lengthOf(style('font-size'), { window: width, em: around, whole: around }) ?? around
}

function zoomOf(style: Style): number {
  const zoom = wordOf(style, 'zoom')
  const value = zoom === undefined ? 1 : Number.parseFloat(zoom) / (zoom.endsWith('%') ? 100 : 1)
  return (value > 0 ? value : 1) * scaleOf(style)
}

/** The size of the picture itself. */
function sizeOf(style: Style, ground: Ground, space: Inside): { width: number; height: number } {
  const tall = { ...ground, whole: undefined }
  const heightSaid = lengthOf(style('height'), tall)
  // A share of a box that takes its width from the picture is a share of the picture.
  const whole = space.isOpen ? Math.min(space.width, naturalPixels) : ground.whole
  const of = { ...ground, whole }
  const limit = (value: number, property: 'width' | 'height', on: Ground) =>
    Math.max(
      Math.min(value, lengthOf(style(`max-${property}`), on) ?? Infinity),
      lengthOf(style(`min-${property}`), on) ?? 0,
    )
  const wanted = lengthOf(style('width'), of) ?? heightSaid ?? naturalPixels
  const width = limit(wanted, 'width', { ...ground })
  const height = limit(heightSaid ?? width / ratioOf(style), 'height', tall)
  // A picture without a width keeps its shape when its height is limited.
  return style('width') === undefined || wordOf(style, 'width') === 'auto'
    ? { width: heightSaid === undefined ? Math.min(width, height) : width, height }
    : { width, height }
}

/** How much wider than high a style makes a picture without a height. */
function ratioOf(style: Style): number {
  const [, wide = '1', high = '1'] = /^([\d.]+)\s*(?:\/\s*([\d.]+))?$/.exec(wordOf(style, 'aspect-ratio') ?? '') ?? []
  return Number(wide) / Number(high) || 1
}

const cells = new Set(['td', 'th'])
const shrinking = new Set(['inline-block', 'inline-table', 'inline-flex', 'table-cell'])
const inlines = new Set([
  'a',
  'span',
  'b',
  'strong',
  'em',
  'i',
  'u',
  'font',
  'picture',
  'small',
  'big',
  'label',
  'sup',
  'sub',
  'abbr',
  'code',
  's',
  'del',
  'ins',
  'tbody',
  'thead',
  'tfoot',
  'tr',
])

type Around = { drawing: Drawing; view: View; em: number }

/** The space inside an element, within this space. */
function insideOf(element: Element, style: Style, space: Inside, { drawing, view, em }: Around): Inside {
  const { name } = element
  const display = wordOf(style, 'display')
  if (hasNoBox(name, display)) return space
  if (cells.has(name) && (display === undefined || display === 'table-cell'))
    return cellOf(element, style, space, { drawing, view, em })
  const ground = { window: view.width, em, whole: space.width }
  const edge = edgesOf(style, ground)
  const said = lengthOf(style('width'), ground)
  const isTable = name === 'table' && (display === undefined || display.includes('table'))
  const isWhole = wordOf(style, 'box-sizing') === 'border-box' || isTable
  const outside = ['margin-left', 'margin-right'].reduce((sum, side) => sum + (lengthOf(style(side), ground) ?? 0), 0)
  const take = isWhole ? edge : 0
  const wide = said === undefined ? space.width - outside - edge : said - take
  const [least, most] = limitsOf(style, ground, take)
  const isOpen = said === undefined && (isTable || isShrinking(style, display) || space.isOpen)
  return { width: Math.max(Math.min(wide, most), least, 0), isOpen }
}

/** The element takes the space around it, as a text does. */
function hasNoBox(name: string, display: string | undefined): boolean {
  if (name === '' || display === 'contents') return true
  return display === undefined ? inlines.has(name) : display === 'inline'
}

/** The element is as wide as what is in it. */
function isShrinking(style: Style, display = ''): boolean {
  return shrinking.has(display) || ['left', 'right'].includes(wordOf(style, 'float') ?? '')
}

function limitsOf(style: Style, ground: Ground, take: number): [number, number] {
  const most = lengthOf(style('max-width'), ground)
  const least = lengthOf(style('min-width'), ground)
  return [least === undefined ? 0 : least - take, most === undefined ? Infinity : most - take]
}

function edgesOf(style: Style, ground: Ground): number {
  const names = ['padding-left', 'padding-right', 'border-left-width', 'border-right-width']
  return names.reduce((sum, name) => sum + Math.max(0, lengthOf(style(name), ground) ?? 0), 0)
}

/** Cells share the width of their table: first those that name one, then the others alike. */
function cellOf(cell: Element, style: Style, space: Inside, { drawing, view, em }: Around): Inside {
  const ground = { window: view.width, em, whole: space.width }
  const row = (cell.parent?.children ?? []).filter(({ name }) => cells.has(name))
  const shown = row.filter((each) => each === cell || wordOf(drawing.styleIn(each, view), 'display') !== 'none')
  const widths = shown.map((each) => lengthOf(drawing.styleIn(each, view)('width'), ground))
  const own = widths[shown.indexOf(cell)]
  const named = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0)
  const open = widths.filter((width) => width === undefined).length
  const rest = open === 0 ? 0 : Math.max(0, space.width - named) / open
  // Cells that want more than the table has get less, and those of a table without a width get what they want.
  const share = named > space.width && !space.isOpen ? space.width / named : 1
  const wide = shown.length === 1 && !space.isOpen ? space.width : own === undefined ? rest : own * share
  const padding = Number(tableOf(cell)?.attributes['cellpadding'] ?? 1) || 0
  const sides = ['padding-left', 'padding-right'].reduce(
    (sum, side) => sum + (lengthOf(style(side), ground) ?? padding),
    0,
  )
  return { width: Math.max(0, wide - sides), isOpen: space.isOpen && own === undefined }
}

function tableOf(cell: Element): Element | undefined {
  return around(cell).find(({ name }) => name === 'table')
}

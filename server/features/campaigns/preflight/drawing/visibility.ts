// Whether a view shows an element, and why not.
import { around, type Element } from '../reading/read-mail.ts'
import { lengthOf } from './lengths.ts'
import type { Drawing, Style } from './style-in.ts'
import type { View } from './views.ts'

/** `details`: guests must open a part first. */
export type Unseen = 'hidden' | 'details'

/** Elements that show nothing of their own inside. */
const silent = new Set([
  'template',
  'video',
  'audio',
  'canvas',
  'object',
  'iframe',
  'noframes',
  'noembed',
  'script',
  'select',
])

/** Further away than any window reaches. */
const farPixels = -900

export function unseenIn({ styleIn }: Drawing, element: Element, view: View): Unseen | undefined {
  if (element.outlook !== 'too' && (element.outlook === 'only') !== (view.program === 'outlook')) return 'hidden'
  const chain = [element, ...around(element)]
  if (chain.some(({ name, attributes }) => silent.has(name) || (name === 'dialog' && !('open' in attributes))))
    return 'hidden'
  const styles = chain.map((each) => styleIn(each, view))
  if (view.program === 'outlook') return styles.some(isGoneInOutlook) ? 'hidden' : undefined
  const visibility = styles
    .map((style) => wordOf(style, 'visibility'))
    .find((word) => word !== undefined && word !== 'inherit')
  const isGone =
    visibility === 'hidden' ||
    visibility === 'collapse' ||
    styles.some(isGoneBy) ||
    styles.reduce((seen, style) => seen * opacityOf(style), 1) < 0.1 ||
    styles.slice(1).some((style) => wordOf(style, 'content-visibility') === 'hidden')
  if (isGone) return 'hidden'
  const isClosed = chain.some(
    (each, nth) => each.name === 'details' && !('open' in each.attributes) && chain[nth - 1]?.name !== 'summary',
  )
  return isClosed ? 'details' : undefined
}

export function wordOf(style: Style, property: string): string | undefined {
  return style(property)?.trim().toLowerCase()
}

/** Outlook for Windows draws as Word does, and knows little else. */
function isGoneInOutlook(style: Style): boolean {
  return wordOf(style, 'display') === 'none' || wordOf(style, 'mso-hide') === 'all'
}

export function opacityOf(style: Style): number {
  const text = style('opacity')?.trim() ?? ''
  const value = text.endsWith('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text)
  return Number.isNaN(value) ? 1 : Math.min(1, Math.max(0, value))
}

function isGoneBy(style: Style): boolean {
  if (wordOf(style, 'display') === 'none') return true
  return (
    isClipped(style) ||
    isFar(style) ||
    scaleOf(style) < 0.02 ||
    /opacity\(\s*0?\.?0+%?\s*\)/.test(wordOf(style, 'filter') ?? '')
  )
}

function isClipped(style: Style): boolean {
  const position = wordOf(style, 'position')
  const isTaken = position === 'absolute' || position === 'fixed'
  const clip = isTaken ? /^rect\(([^)]*)\)/.exec(wordOf(style, 'clip') ?? '')?.[1] : undefined
  if (clip !== undefined) {
    const [top = 0, right = 0, bottom = 0, left = 0] = clip.split(/[\s,]+/).map((part) => Number.parseFloat(part))
    if (right - left <= 2 || bottom - top <= 2) return true
  }
  return isCutAway(wordOf(style, 'clip-path') ?? '')
}

/** A path that leaves nothing. */
function isCutAway(path: string): boolean {
  const inset = /^inset\(\s*([\d.]+)%/.exec(path)?.[1]
  return (inset !== undefined && Number(inset) >= 50) || /^(?:circle|ellipse)\(\s*0(?:px|%)?[\s)]/.test(path)
}

const noGround = { window: 1200, em: 16, whole: undefined }

/** Moved out of the window. */
function isFar(style: Style): boolean {
  const isMoved = ['absolute', 'fixed', 'relative'].includes(wordOf(style, 'position') ?? '')
  const moves = ['margin-left', 'margin-top', 'text-indent', ...(isMoved ? ['left', 'top', 'right', 'bottom'] : [])]
  if (moves.some((property) => (lengthOf(style(property), noGround) ?? 0) <= farPixels)) return true
  const moved = /translate(?:x|y|3d)?\(([^)]*)\)/.exec(wordOf(style, 'transform') ?? '')?.[1] ?? ''
  const alone = wordOf(style, 'translate') ?? ''
  return [...moved.split(','), ...alone.split(/\s+/)].some((part) => (lengthOf(part, noGround) ?? 0) <= farPixels)
}

/** How `transform` and `scale` change the size. */
export function scaleOf(style: Style): number {
  let scale = 1
  for (const [, axis, inside = ''] of (wordOf(style, 'transform') ?? '').matchAll(/scale(x|y|3d)?\(([^)]*)\)/g)) {
    const [x = 1, y = x] = inside.split(',').map((part) => readScale(part))
    scale *= axis === 'x' || axis === 'y' ? x : Math.min(x, y)
  }
  const alone = wordOf(style, 'scale')
  return alone === undefined || alone === 'none' ? scale : scale * readScale(alone.split(/\s+/)[0]!)
}

function readScale(text: string): number {
  const value = Math.abs(Number.parseFloat(text))
  if (Number.isNaN(value)) return 1
  return text.trim().endsWith('%') ? value / 100 : value
}

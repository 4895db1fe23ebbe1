// What a browser really draws of a mail: each picture of a code, in its frame.
import { type Shown, shownNothing } from '#domain/mail-windows.ts'

/** `absent`: the mail has no such picture. `blocked`: its picture did not load, so its size says nothing. */
export type Measured = Shown | 'absent' | 'blocked'

/** A picture of this side is a dot. */
const dotPixels = 2
/** Less than this of its opacity cannot be seen. */
const leastOpacity = 0.1

const isCode = (address: string) => /\/qr-code\//i.test(address)

export function measureMail(mail: Document): Measured {
  const pictures = [...mail.images].filter(({ src, currentSrc }) => isCode(src) || isCode(currentSrc))
  if (pictures.length === 0) return 'absent'
  const drawn = pictures
    .map((picture) => ({ picture, side: sideOf(picture), whole: picture.getBoundingClientRect() }))
    .filter(({ side }) => side > dotPixels)
    .toSorted((a, b) => b.side - a.side)
  const codes = drawn.filter(({ picture }) => isCode(shownBy(picture)))
  const [largest] = codes
  if (!largest) {
    if (drawn.length > 0) return shownNothing('another')
    return shownNothing(pictures.some((each) => each.closest('details:not([open])')) ? 'folded' : 'nothing')
  }
  if (codes.some(({ picture }) => picture.naturalWidth === 0)) return 'blocked'
  return {
    seen: 'code',
    side: largest.side,
    whole: Math.min(largest.whole.width, largest.whole.height),
    least: Math.min(...codes.map(({ whole }) => whole.width)),
  }
}

/** The address that is shown: a style may put another one in the place of the picture. */
function shownBy(picture: HTMLImageElement): string {
  const swapped = /url\("([^"]*)"\)/.exec(getComputedStyle(picture).content)?.[1]
  return swapped ?? (picture.currentSrc || picture.src)
}

type Edges = { left: number; top: number; right: number; bottom: number }

/** What the boxes around leave of a picture; 0 if it is hidden. */
function sideOf(picture: HTMLImageElement): number {
  if (!picture.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
    return 0
  const { left, top, right, bottom } = picture.getBoundingClientRect()
  const edges = { left, top, right, bottom }
  let opacity = 1
  for (let box: Element | null = picture; box && box !== picture.ownerDocument.body; box = box.parentElement) {
    const style = getComputedStyle(box)
    opacity *= Number(style.opacity) * Number(/opacity\(([\d.]+)\)/.exec(style.filter)?.[1] ?? 1)
    const at = box.getBoundingClientRect()
    clip(edges, clipOf(style, at))
    if (box === picture) continue
    if (cuts(style.overflowX)) clip(edges, { left: at.left, right: at.right })
    if (cuts(style.overflowY)) clip(edges, { top: at.top, bottom: at.bottom })
  }
  const isAway = edges.right <= 0 || edges.bottom <= 0
  if (isAway || opacity < leastOpacity) return 0
  return Math.max(0, Math.min(edges.right - edges.left, edges.bottom - edges.top))
}

function clip(edges: Edges, { left, top, right, bottom }: Partial<Edges>): void {
  edges.left = Math.max(edges.left, left ?? -Infinity)
  edges.top = Math.max(edges.top, top ?? -Infinity)
  edges.right = Math.min(edges.right, right ?? Infinity)
  edges.bottom = Math.min(edges.bottom, bottom ?? Infinity)
}

function cuts(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip'
}

function insetOf(inset: string, at: DOMRect): Edges {
  const [top = '0', right = top, bottom = top, left = right] = inset.split(' round ')[0]!.split(' ')
  const of = (text: string, whole: number) => (Number.parseFloat(text) || 0) * (text.endsWith('%') ? whole / 100 : 1)
  return {
    top: at.top + of(top, at.height),
    right: at.right - of(right, at.width),
    bottom: at.bottom - of(bottom, at.height),
    left: at.left + of(left, at.width),
  }
}

/** What `clip` and `clip-path` leave of a box. A shape other than a rectangle counts only if it leaves nothing. */
function clipOf({ clip, clipPath, position }: CSSStyleDeclaration, at: DOMRect): Partial<Edges> {
  const none = { left: 0, right: 0 }
  if (/^(?:circle|ellipse)\(0(?:px|%)?[\s)]/.test(clipPath)) return none
  const inset = /^inset\(([^)]*)\)/.exec(clipPath)?.[1]
  if (inset !== undefined) return insetOf(inset, at)
  const rect = position === 'absolute' || position === 'fixed' ? /^rect\(([^)]*)\)/.exec(clip)?.[1] : undefined
  if (rect === undefined) return {}
  const [top, right, bottom, left] = rect.split(/[\s,]+/).map((text) => Number.parseFloat(text))
  const from = (start: number, far: number | undefined) =>
    far === undefined || Number.isNaN(far) ? undefined : start + far
  const [t, r, b, l] = [from(at.top, top), from(at.left, right), from(at.top, bottom), from(at.left, left)]
  return {
    ...(t === undefined ? {} : { top: t }),
    ...(r === undefined ? {} : { right: r }),
    ...(b === undefined ? {} : { bottom: b }),
    ...(l === undefined ? {} : { left: l }),
  }
}

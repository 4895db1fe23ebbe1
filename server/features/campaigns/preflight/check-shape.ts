// Whether the code keeps its shape and its colours.
import type { Box } from './drawing/box-in.ts'
import { type Drawn, drawnIn } from './drawing/shown-in.ts'
import type { Drawing, Style } from './drawing/style-in.ts'
import { views, type View } from './drawing/views.ts'
import { wordOf, opacityOf } from './drawing/visibility.ts'
import type { Finding, Place } from './facts.ts'
import { findingOf } from './findings.ts'
import type { Tried } from './pictures.ts'
import { type Element, around } from './reading/read-mail.ts'
import { lengthOf } from './drawing/lengths.ts'

// The styles that change how a picture looks, in its place or around it.

/** The style that changes how the code looks; undefined if none does. */
function changeIn({ styleIn }: Drawing, picture: Element, view: View, box: Box): string | undefined {
  const chain = [picture, ...around(picture)]
  const styles = chain.map((each) => styleIn(each, view))
  const seen = styles.reduce((seen, style) => seen * opacityOf(style), 1)
  if (seen < 0.8) return 'opacity'
  if (styles.some((style) => changesColours(wordOf(style, 'filter')))) return 'filter'
  if (styles.some((style) => !['normal', undefined].includes(wordOf(style, 'mix-blend-mode')))) return 'mix-blend-mode'
  if (wordOf(styles[0]!, 'object-fit') === 'none') return 'object-fit'
  if (styles.some((style) => turns(wordOf(style, 'transform')))) return 'transform'
  if (styles.some((style) => /[1-9]/.test(wordOf(style, 'rotate') ?? ''))) return 'rotate'
  if (styles.some((style) => !['none', undefined].includes(wordOf(style, 'clip-path')))) return 'clip-path'
  const ground = { window: view.width, em: 16, whole: box.width }
  const isRound = styles.some((style, nth) => {
    const isTaken = nth === 0 || ['hidden', 'clip'].includes(wordOf(style, 'overflow-x') ?? '')
    return isTaken && (lengthOf(style('border-radius')?.split(/[\s/]/)[0], ground) ?? 0) > box.width * mostRound
  })
  return isRound ? 'border-radius' : undefined
}

/** The white edge of our picture is a tenth of its width, so smaller corners take nothing of the code. */
const mostRound = 0.3

/** Shadows and a little more or less light leave a code readable. */
function changesColours(filter: string | undefined): boolean {
  if (filter === undefined || filter === 'none') return false
  return [...filter.matchAll(/([a-z-]+)\(([^()]*)/g)].some(([, name = '', inside = '']) => {
    const value = Number.parseFloat(inside) / (inside.includes('%') ? 100 : 1)
    if (name === 'drop-shadow' || name === 'saturate' || Number.isNaN(value)) return name === 'url'
    if (name === 'brightness' || name === 'contrast') return value < 0.6 || value > 1.6
    if (name === 'opacity') return value < 0.8
    return value !== 0
  })
}

/** Turned or slanted. Its size is measured, and where it stands does not matter. */
function turns(transform: string | undefined): boolean {
  return [...(transform ?? '').matchAll(/(rotate\w*|skew\w*|matrix\w*|perspective)\(([^()]*)/g)].some(
    ([, , inside = '']) => Number.parseFloat(inside) !== 0,
  )
}

/** `placeOf`: where a picture is. Each view is judged by the largest code that it shows. */
export function checkShape(tried: readonly Tried[], drawing: Drawing, placeOf: (picture: Element) => Place): Finding[] {
  const pictures = tried.map(({ picture }) => picture)
  const largest = views.flatMap((view) => drawnIn(drawing, pictures, view)[0] ?? [])
  const lights = largest.filter(({ view }) => !view.isDark)
  const computer = lights.at(-1)
  if (!computer) return []
  const { styleIn } = drawing
  const own = styleIn(computer.picture, computer.view)
  if (['width', 'height', 'max-width'].every((property) => own(property) === undefined))
    return [findingOf({ name: 'no_size' }, placeOf(computer.picture))]
  const stretched = lights.find(({ box, picture, view }) => isStretched(box, styleIn(picture, view)))
  if (stretched) return [findingOf({ name: 'stretched' }, placeOf(stretched.picture))]
  return styledOf(
    lights,
    largest.filter(({ view }) => view.isDark),
    drawing,
    placeOf,
  )
}

function isStretched({ width, height }: Box, style: Style): boolean {
  if (['contain', 'scale-down'].includes(wordOf(style, 'object-fit') ?? '')) return false
  return Math.abs(width - height) > width / 20
}

function styledOf(
  lights: readonly Drawn[],
  darks: readonly Drawn[],
  drawing: Drawing,
  placeOf: (picture: Element) => Place,
): Finding[] {
  const change = ({ picture, view, box }: Drawn) => changeIn(drawing, picture, view, box)
  for (const [name, drawn] of [
    ['styled', lights],
    ['styled_in_dark', darks],
  ] as const) {
    const changed = drawn.find((each) => change(each) !== undefined)
    if (changed) return [findingOf({ name, params: { property: change(changed)! } }, placeOf(changed.picture))]
  }
  return []
}

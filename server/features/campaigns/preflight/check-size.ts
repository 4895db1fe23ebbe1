// How large the code is in a mail, and whether a style changes it.
import type { Finding } from './facts.ts'
import { pixelsOf } from './read-style.ts'
import type { Picture } from './read-mail.ts'
import { findingOf } from './words.ts'

/** Below this width in CSS pixels, phones read the code less well. */
const leastWidth = 150

const changing = ['filter', 'mix-blend-mode', 'transform', 'clip-path']

export function checkSize(picture: Picture, where: string): Finding[] {
  const { style } = picture
  const width = style.get('width') ?? picture.width
  const height = style.get('height') ?? picture.height
  if (width === undefined && height === undefined && !style.has('max-width')) return [findingOf('no_size', { where })]
  const shown = pixelsOf(width)
  const most = pixelsOf(style.get('max-width'))
  const widest = Math.min(shown ?? Infinity, most ?? Infinity)
  if (widest < leastWidth) return [findingOf('too_small', { detail: String(widest), where })]
  const isFluid = shown === undefined || style.get('max-width')?.endsWith('%') === true
  const narrowest = Math.min(...picture.boxes.map((box) => box.width ?? Infinity))
  if (isFluid && narrowest < leastWidth) {
    return [findingOf('narrow_container', { detail: String(narrowest), where })]
  }
  const tall = pixelsOf(height)
  if (shown !== undefined && tall !== undefined && Math.abs(shown - tall) > shown / 20) {
    return [findingOf('stretched', { where })]
  }
  const changed = changing.find((name) => !['none', 'normal', ''].includes(style.get(name) ?? 'none'))
  const isRound = Number.parseFloat(style.get('border-radius') ?? '0') > 0
  const isFaint = Number(style.get('opacity') ?? 1) < 1
  const property = changed ?? (isRound ? 'border-radius' : isFaint ? 'opacity' : undefined)
  return property === undefined ? [] : [findingOf('styled', { detail: property, where })]
}

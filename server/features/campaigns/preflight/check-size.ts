// How large the code is in a mail, and whether a style changes it.
import type { Finding, Place } from './facts.ts'
import { findingOf } from './findings.ts'
import { pixelsOf } from './read-style.ts'
import type { Picture } from './read-mail.ts'

/** Below this width in CSS pixels, phones read the code less well. */
const leastWidth = 150

const changing = ['filter', 'mix-blend-mode', 'transform', 'clip-path']

export function checkSize(picture: Picture, place: Place): Finding[] {
  const { style } = picture
  const width = style.get('width') ?? picture.width
  const height = style.get('height') ?? picture.height
  if (width === undefined && height === undefined && !style.has('max-width'))
    return [findingOf({ name: 'no_size' }, place)]
  const shown = pixelsOf(width)
  const most = pixelsOf(style.get('max-width'))
  const widest = Math.min(shown ?? Infinity, most ?? Infinity)
  if (widest < leastWidth) return [findingOf({ name: 'too_small', params: { pixels: widest } }, place)]
  const isFluid = shown === undefined || style.get('max-width')?.endsWith('%') === true
  const narrowest = Math.min(...picture.boxes.map((box) => box.width ?? Infinity))
  if (isFluid && narrowest < leastWidth) {
    return [findingOf({ name: 'narrow_container', params: { pixels: narrowest } }, place)]
  }
  const tall = pixelsOf(height)
  if (shown !== undefined && tall !== undefined && Math.abs(shown - tall) > shown / 20) {
    return [findingOf({ name: 'stretched' }, place)]
  }
  const changed = changing.find((name) => !['none', 'normal', ''].includes(style.get(name) ?? 'none'))
  const isRound = Number.parseFloat(style.get('border-radius') ?? '0') > 0
  const isFaint = Number(style.get('opacity') ?? 1) < 1
  const property = changed ?? (isRound ? 'border-radius' : isFaint ? 'opacity' : undefined)
  return property === undefined ? [] : [findingOf({ name: 'styled', params: { property } }, place)]
}

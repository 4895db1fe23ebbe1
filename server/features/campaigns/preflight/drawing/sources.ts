// The addresses from which a view may take a picture: `srcset`, `<source>`, and pictures of a style.
import type { Element } from '../reading/read-mail.ts'
import { mediaHold } from './media.ts'
import type { Drawing } from './style-in.ts'
import type { View } from './views.ts'

/** Where an address stands. */
export type Part = 'src' | 'srcset' | 'source' | 'style'
export type Candidate = { part: Part; address: string }

/** In UTF-16 units. A picture has a handful of addresses. */
const longestSrcset = 10_000

/** The addresses of a `srcset`, which have commas and blanks between them. */
export function addressesOf(srcset: string): string[] {
  return srcset
    .slice(0, longestSrcset)
    .split(/,\s+|,$|\s+,/)
    .flatMap((part) => part.trim().split(/\s+/)[0] || [])
    .flatMap((address) => (/\s/.test(srcset) ? address : address.split(/,(?=https?:)/)))
}

const types = new Set([
  '',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/svg+xml',
  'image/avif',
  'image/apng',
])

/** What this view may show of a picture: one address, or several for screens of several kinds. */
export function candidatesIn({ styleIn }: Drawing, picture: Element, view: View): Candidate[] {
  const src = { part: 'src' as const, address: (picture.attributes['src'] ?? '').trim() }
  if (view.program === 'outlook' || picture.name !== 'img') return [src]
  const swapped = /(?:url\(\s*["']?|image-set\(\s*["'])([^"')]+)/i.exec(styleIn(picture, view)('content') ?? '')?.[1]
  if (swapped !== undefined) return [{ part: 'style', address: swapped.trim() }]
  const source = sourcesOf(picture).find(
    ({ attributes }) =>
      attributes['srcset'] !== undefined &&
      types.has((attributes['type'] ?? '').toLowerCase()) &&
      mediaHold(attributes['media'] ?? '', view),
  )
  if (source) return addressesOf(source.attributes['srcset']!).map((address) => ({ part: 'source', address }))
  const more = addressesOf(picture.attributes['srcset'] ?? '')
  return [src, ...more.map((address) => ({ part: 'srcset' as const, address }))]
}

/** The `<source>`s before a picture. */
function sourcesOf(picture: Element): Element[] {
  const { parent } = picture
  if (parent?.name !== 'picture') return []
  return parent.children.slice(0, parent.children.indexOf(picture)).filter(({ name }) => name === 'source')
}

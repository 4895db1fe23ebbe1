// The pictures of a mail that are meant as a code, and the faults of their addresses.
import type { NamedFinding } from '#words/campaigns.ts'
import { languages } from '#domain/spoken.ts'
import { wordsIn } from '#words/campaigns.ts'
import { candidatesIn, type Part } from './drawing/sources.ts'
import type { Drawing } from './drawing/style-in.ts'
import { outlookView, views } from './drawing/views.ts'
import type { MailFacts } from './facts.ts'
import type { Element, Mail } from './reading/read-mail.ts'
import { codePath, faultsOfSource } from './reading/read-source.ts'

/** The most pictures of codes that are checked. */
const mostTried = 20

export type Tried = { picture: Element; faults: NamedFinding[] }

/** Elements that show a picture. Outlook has its own, in VML. */
const shows = new Set(['img', 'v:imagedata', 'v:fill', 'v:image'])
export const isPicture = ({ name, attributes }: Element) =>
  shows.has(name) || (name === 'input' && attributes['type']?.toLowerCase() === 'image')

export function triedIn(mail: Mail, drawing: Drawing, facts: MailFacts): Tried[] {
  return mail.elements
    .values()
    .filter(isPicture)
    .flatMap((picture) => {
      const faults = faultsOf(picture, mail, drawing, facts)
      return faults ? [{ picture, faults }] : []
    })
    .take(mostTried)
    .toArray()
}

const bars = /&(?:#(?:124|42|x7c|x2a)|vert|verbar|ast);?/i

/** Undefined for a picture that is not meant as a code. */
function faultsOf(picture: Element, mail: Mail, drawing: Drawing, facts: MailFacts): NamedFinding[] | undefined {
  const src = (picture.attributes['src'] ?? '').trim()
  const own = faultsOfSource(src, facts)
  const others = othersOf(picture, drawing, src)
  const meant = others.map(({ part, address }) => ({ part, faults: faultsOfSource(address, facts) }))
  if (!own)
    return meant.some(({ faults }) => faults) ? [isEmpty(src) ? { name: 'only_srcset' } : fixed('src')] : undefined
  const isEncoded = own.length === 0 && bars.test(mail.html.slice(picture.start, picture.end))
  const found = isEncoded ? [{ name: 'tag_encoded' as const }] : own
  return [...found, ...meant.flatMap(({ part, faults }) => faults ?? [fixed(part)])]
}

function fixed(part: Part): NamedFinding {
  return part === 'style' ? { name: 'fixed_by_style' } : { name: 'fixed_candidate', params: { part } }
}

/** Addresses in the place of `src`, in any view. */
function othersOf(picture: Element, drawing: Drawing, src: string): { part: Part; address: string }[] {
  const isPlain = !('srcset' in picture.attributes) && picture.parent?.name !== 'picture' && !drawing.hasSwaps
  if (isPlain) return []
  const all = [...views, outlookView].flatMap((view) => candidatesIn(drawing, picture, view))
  const others = all.filter(({ part, address }) => part !== 'src' && address !== src)
  return [...new Map(others.map((each) => [each.address, each])).values()]
}

/** A picture that shows nothing by itself. */
function isEmpty(src: string): boolean {
  return (
    src === '' ||
    src === '#' ||
    src === 'about:blank' ||
    (/^data:image\/(?:gif|png|svg)/i.test(src) && src.length < 250)
  )
}

const fileManagers =
  /(?:^|[/.])(?:mcusercontent\.com|gallery\.mailchimp\.com|gallery\.eep\.io|cdn-images\.mailchimp\.com)\//i
const saysCode = /(?:^|[^a-z])qr(?:[^a-z]|code|$)/i

/** The text beside our picture, in each language, or as it was written by hand. */
const isOwnAlt = (alt: string) =>
  /^\s*(?:(?:your|my|the)\s+)?personal QR code/i.test(alt) ||
  languages.some((each) => alt.trim().startsWith(wordsIn(each).invitation.alt))

/** A picture that was meant as the code and is the same for all. */
export function sameForAll(
  { elements }: Mail,
  tried: readonly Tried[],
): { at: Element; fault: NamedFinding } | undefined {
  const judged = new Set(tried.map(({ picture }) => picture))
  for (const at of elements) {
    if (!isPicture(at) || judged.has(at) || at.outlook === 'only') continue
    const fault = faultOfSame(at, tried.length > 0)
    if (fault) return { at, fault }
  }
  return undefined
}

/** If another picture changes for each guest, an uploaded QR code may be there on purpose. */
function faultOfSame({ attributes }: Element, hasOther: boolean): NamedFinding | undefined {
  const { src = '', alt = '', title = '' } = attributes
  const isInside = /^\s*(?:data|cid):/i.test(src)
  const file = isInside ? '' : src.slice(src.lastIndexOf('/') + 1).slice(0, 500)
  const isMeant = isOwnAlt(alt)
    ? !codePath.test(src) && !src.includes('|')
    : !hasOther && (isInside || fileManagers.test(src)) && [alt, title, file].some((words) => saysCode.test(words))
  if (!isMeant) return undefined
  if (/^\s*cid:/i.test(src)) return { name: 'attached_picture' }
  if (isEmpty(src.trim())) return hasOther ? undefined : { name: 'blank_picture' }
  return { name: isInside ? 'embedded_picture' : 'same_picture' }
}

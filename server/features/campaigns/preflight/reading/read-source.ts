// Judges the address of a picture: whether it leads to each guest's own code.
import { addressTrouble } from '#domain/guest-address.ts'
import { isWellFormedCode } from '#domain/code.ts'
import type { NamedFinding } from '#words/campaigns.ts'
import { fieldOf, marksIn } from '../../tags/grammar.ts'
import type { MailFacts } from '../facts.ts'

/** The path of our pictures. */
export const codePath = /\/qr-code(?=[/?#]|$)/i

/** Undefined for a picture that is not meant as a code. */
export function faultsOfSource(src: string, facts: MailFacts): NamedFinding[] | undefined {
  const plain = src.replaceAll(/%7c/gi, '|').replaceAll(/%2a/gi, '*')
  const at = plain.search(codePath)
  if (at < 0) return faultElsewhere(plain, facts)
  if (/[“”„‘’«»]/.test(src)) return [{ name: 'smart_quotes' }]
  const prefix = plain.slice(0, at)
  const tag = faultOfTag(nameIn(plain.slice(at + '/qr-code'.length)), facts)
  const encoded = tag === undefined && plain !== src ? { name: 'tag_encoded' as const } : undefined
  return [faultOfAddress(prefix, facts), tag ?? encoded].filter((fault) => fault !== undefined)
}

/** The faults of an address that does not lead to a picture of a code. */
function faultElsewhere(plain: string, { publicUrl, formerUrls, tag }: MailFacts): NamedFinding[] | undefined {
  if (/^https?:\/\/[^/]*safelinks\.protection\.outlook\.com\//i.test(plain) && /qr-code/i.test(plain))
    return [{ name: 'address_safelink' }]
  const hasTag = marksIn(plain).some(({ inside }) => fieldOf(inside)?.tag === tag) || plain.includes(`|${tag}|`)
  const isOurs = [publicUrl, ...formerUrls].some((url) => startsWith(plain.replaceAll('\\', '/'), url))
  if (isOurs && (hasTag || /qr-code|\/q\//i.test(plain))) return [{ name: 'address_wrong_page' }]
  return hasTag ? [{ name: 'picture_elsewhere' }] : undefined
}

/** Also with another scheme. */
function startsWith(address: string, url: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/^https?:\/\//, '')
  return bare(address).startsWith(`${bare(url)}/`)
}

/** The last part of the path, without an ending that the server knows. */
function nameIn(rest: string): string {
  const [path = ''] = rest.split(/[?#]/)
  return path
    .replace(/^\//, '')
    .replace(/\/$/, '')
    .replace(/\.(?:png|svg)$/i, '')
}

function faultOfAddress(prefix: string, { publicUrl, formerUrls, isTrial }: MailFacts): NamedFinding | undefined {
  const address = prefix.toLowerCase()
  const own = publicUrl.toLowerCase()
  if (address === own)
    return isTrial || !addressTrouble(own) ? undefined : { name: 'address_local', params: { address: prefix } }
  if (!/^https?:\/\/[^/]/.test(address)) return { name: 'address_incomplete' }
  if (address.replace(/^http:/, 'https:') === own) return { name: 'address_http' }
  if (formerUrls.some((former) => former.toLowerCase() === address))
    return { name: 'address_former', params: { address: prefix } }
  const trouble = addressTrouble(address)
  if (trouble === 'machine' || trouble === 'network') return { name: 'address_local', params: { address: prefix } }
  return { name: 'address_other', params: { address: prefix } }
}

function faultOfTag(name: string, facts: MailFacts): NamedFinding | undefined {
  const { tag } = facts
  if (name === '') return { name: 'tag_missing' }
  if (isWellFormedCode(name)) return { name: 'one_code' }
  if (name.includes('<')) return { name: 'tag_split' }
  const inside = /^\*\|([^|*]*)\|\*$/.exec(name)?.[1]
  const asked = inside === inside?.trim() ? (fieldOf(inside ?? '')?.tag ?? inside) : inside
  if (asked === undefined) return { name: /[*|]/.test(name) || name.includes(tag) ? 'tag_broken' : 'tag_missing' }
  return faultOfAsked(asked, facts)
}

/** A well-formed tag that asks for another field than the code’s, or for it in another spelling. */
function faultOfAsked(asked: string, facts: MailFacts): NamedFinding | undefined {
  const { tag } = facts
  if (asked === tag || facts.aliases.includes(asked)) return undefined
  if (asked.trim() === tag) return { name: 'tag_spaced' }
  if (asked.toUpperCase() === tag.toUpperCase()) return { name: 'tag_lower_case' }
  const list = facts.tagsElsewhere.get(asked)
  if (list !== undefined) return { name: 'tag_of_other_list', params: { list } }
  if (facts.otherTags.includes(asked)) return { name: 'tag_of_other_field', params: { tag: asked } }
  return { name: isNearly(asked.toUpperCase(), tag.toUpperCase()) ? 'tag_typo' : 'tag_unknown', params: { tag: asked } }
}

/** Whether two texts differ by one letter more, less or different, or by two swapped neighbours. */
export function isNearly(one: string, other: string): boolean {
  if (one.length > 50 || Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const [a, b] = [one.slice(from), other.slice(from)]
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a.length === b.length && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}

// Judges the address of a picture: whether it leads to each guest's own code.
import { addressTrouble } from '#domain/guest-address.ts'
import { isWellFormedCode } from '#domain/code.ts'
import type { MailFacts } from './facts.ts'
import type { FaultId } from './words.ts'

/** The path of our pictures. */
export const codePath = /\/qr-code(?=[/?#]|$)/i

/** `faults` of an address that is meant to show a code. A fault may have a detail for its sentence. */
export type Fault = { id: FaultId; detail?: string }

/** Undefined for a picture that is no code. */
export function faultsOfSource(src: string, facts: MailFacts): Fault[] | undefined {
  const plain = src.replaceAll(/%7c/gi, '|').replaceAll(/%2a/gi, '*')
  const at = plain.search(codePath)
  if (at < 0)
    return plain.includes(`|${facts.tag}|`) || plain.includes(`:${facts.tag}|`)
      ? [{ id: 'picture_elsewhere' }]
      : undefined
  if (/[“”„‘’«»]/.test(src)) return [{ id: 'smart_quotes' }]
  const prefix = plain.slice(0, at)
  const tag = faultOfTag(nameIn(plain.slice(at + '/qr-code'.length)), facts)
  const encoded = tag === undefined && plain !== src ? { id: 'tag_encoded' as const } : undefined
  return [faultOfAddress(prefix, facts), tag ?? encoded].filter((fault) => fault !== undefined)
}

/** The last part of the path, without an ending that the server knows. */
function nameIn(rest: string): string {
  const [path = ''] = rest.split(/[?#]/)
  return path
    .replace(/^\//, '')
    .replace(/\/$/, '')
    .replace(/\.(?:png|svg)$/i, '')
}

function faultOfAddress(prefix: string, { publicUrl, formerUrls, isTrial }: MailFacts): Fault | undefined {
  const address = prefix.toLowerCase()
  const own = publicUrl.toLowerCase()
  if (address === own) return isTrial || !addressTrouble(own) ? undefined : { id: 'address_local', detail: prefix }
  if (!/^https?:\/\/[^/]/.test(address)) return { id: 'address_incomplete' }
  if (address.replace(/^http:/, 'https:') === own) return { id: 'address_http' }
  if (formerUrls.some((former) => former.toLowerCase() === address)) return { id: 'address_former', detail: prefix }
  const trouble = addressTrouble(address)
  if (trouble === 'machine' || trouble === 'network') return { id: 'address_local', detail: prefix }
  return { id: 'address_other', detail: prefix }
}

function faultOfTag(name: string, facts: MailFacts): Fault | undefined {
  const { tag } = facts
  if (name === '') return { id: 'tag_missing' }
  if (isWellFormedCode(name)) return { id: 'one_code' }
  if (name.includes('<')) return { id: 'tag_split' }
  const asked = /^\*\|(?:URL:)?([^|*]*)\|\*$/.exec(name)?.[1]
  if (asked === undefined) return { id: /[*|]/.test(name) || name.includes(tag) ? 'tag_broken' : 'tag_missing' }
  if (asked === tag) return undefined
  if (asked.trim() === tag) return { id: 'tag_spaced' }
  if (asked.toUpperCase() === tag.toUpperCase()) return { id: 'tag_lower_case' }
  const list = facts.tagsElsewhere.get(asked)
  if (list !== undefined) return { id: 'tag_of_other_list', detail: list }
  if (facts.otherTags.includes(asked)) return { id: 'tag_of_other_field', detail: asked }
  return { id: isNearly(asked.toUpperCase(), tag.toUpperCase()) ? 'tag_typo' : 'tag_unknown', detail: asked }
}

/** Whether two texts differ by one letter more, less or different, or by two swapped neighbours. */
function isNearly(one: string, other: string): boolean {
  if (one.length > 50 || Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const [a, b] = [one.slice(from), other.slice(from)]
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true
  return a.length === b.length && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}

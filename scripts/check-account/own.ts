// The members, fields and webhooks of the check. A later run finds them by their names.
import { randomBytes } from 'node:crypto'
import { type FieldTags, type ListField, memberHash } from '../../server/mailchimp/audience.ts'

/** The members of the check, with purpose and status. The others are `unsubscribed`. */
const parts = {
  plain: 'subscribed',
  left: 'unsubscribed',
  cleaned: 'cleaned',
  transactional: 'transactional',
  archived: 'subscribed',
  moves: 'subscribed',
  changes: 'subscribed',
  clears: 'subscribed',
  untouched: 'subscribed',
  spare: 'unsubscribed',
} as const

export type Part = keyof typeof parts
export type OwnMember = { part: Part; email: string; hash: string; status: string; place: number }

/** The tags of the check's fields: at most ten characters, and different from the product's tags. */
export const ownTags: FieldTags = { code: 'LPCHKCODE', max: 'LPCHKMAX', scans: 'LPCHKSCAN' }
export const ownFieldName = 'Listpass check'

const mark = 'listpass-check-'

export function planMembers(domain: string, members: number, run = randomBytes(4).toString('hex')): OwnMember[] {
  const plan = Object.entries(parts) as [Part, string][]
  return Array.from({ length: members }, (_, place) => {
    const [part, status] = plan[place] ?? ['spare', 'unsubscribed']
    const email = addressAt(domain.toLowerCase(), `${mark}${run}-${place}`)
    return { part, status, place, email, hash: memberHash(email) }
  })
}

/** The new address of the member whose address is changed. */
export function movedAddress(email: string): string {
  return email.replace('@', 'm@')
}

function addressAt(domain: string, name: string): string {
  const [user, host] = domain.split('@')
  return host === undefined ? `${name}@${domain}` : `${user}+${name}@${host}`
}

export function isOwnAddress(email: string): boolean {
  return /(^|\+)listpass-check-[0-9a-f]{8}-\d+m?@/i.test(email)
}

export function isOwnField({ tag, name }: Pick<ListField, 'tag' | 'name'>): boolean {
  return tag.startsWith('LPCHK') && name === ownFieldName
}

export function hookPath(run = randomBytes(4).toString('hex')): string {
  return `/${mark}${run}`
}

export function isOwnHook({ url }: { url: string }): boolean {
  return /\/listpass-check-[0-9a-f]{8}\/\w+$/.test(url)
}

// The whole listing, read in the product's order, whatever its totals and however short its pages.
import { CallFailed, type Way } from './way.ts'
import { type Member, memberPage } from './wire.ts'
import { membersPerRead } from '../../server/mailchimp/audience.ts'

export type Row = Pick<Member, 'id' | 'status'> & { optedIn: string; changed: string }
export type Page = { offset: number; rows: Row[]; total: number; asked: number; ms: number }

export type Listing = {
  pages: Page[]
  rows: Row[]
  /** The number of distinct member ids. */
  distinct: number
  /** Addresses that an earlier run left behind. */
  leftovers: string[]
  /** The errors of failed reads; each was repeated with half the rows. */
  failed: { asked: number; what: string }[]
}

/** Failed reads are halved down to this size. */
export const fewestRows = 50

type Query = Record<string, string | number>

export async function readListing(way: Way, isOurs: (email: string) => boolean, more: Query = {}): Promise<Listing> {
  const pages: Page[] = []
  const leftovers: string[] = []
  const failed: Listing['failed'] = []
  const ids = new Set<string>()
  let asked = membersPerRead
  // A page without a new member is the last one. Otherwise a Mailchimp that ignores the offset would be read for ever.
  for (let offset = 0, isLast = false; !isLast;) {
    const began = performance.now()
    const read = await readPage(way, offset, asked, more, 1).catch((error: unknown) => {
      // The network in front of Mailchimp failed or did not answer, so fewer rows may work.
      if (asked === fewestRows || !(error instanceof CallFailed) || !error.isPassing) throw error
      failed.push({ asked, what: error.message })
    })
    if (!read) {
      asked = Math.max(fewestRows, Math.floor(asked / 2))
      continue
    }
    const ms = performance.now() - began
    pages.push({ offset, rows: read.members.map(rowOf), total: read.total_items, asked, ms })
    leftovers.push(...read.members.map(({ email_address: email }) => email).filter(isOurs))
    offset += read.members.length
    isLast = read.members.every(({ id }) => ids.has(id))
    for (const { id } of read.members) ids.add(id)
  }
  const rows = pages.flatMap((page) => page.rows)
  return { pages, rows, distinct: ids.size, leftovers, failed }
}

export function readPage(way: Way, offset: number, asked: number, more: Query = {}, tries?: number) {
  const names = ['id', 'email_address', 'status', 'timestamp_opt', 'last_changed']
  const query = {
    count: asked,
    offset,
    sort_field: 'timestamp_opt',
    sort_dir: 'ASC',
    fields: [...names.map((name) => `members.${name}`), 'total_items'].join(','),
    ...more,
  }
  return way.ask({ path: `${way.list}/members`, query }, memberPage, tries)
}

function rowOf({ id, status, timestamp_opt, last_changed }: Member): Row {
  return { id, status, optedIn: timestamp_opt ?? '', changed: last_changed ?? '' }
}

/** The inputs of an assumption that is tried by reading: the audience's connection, and its whole listing. */
export type Reading = { way: Way; listing: Listing }

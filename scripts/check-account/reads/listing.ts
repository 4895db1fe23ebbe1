import { counted } from '#domain/counted.ts'
import { judged, notTried, type Belief, type Outcome } from '../belief.ts'
import { fewestRows, type Page, type Reading, readPage, type Row } from '../listing.ts'
import { ms } from '../words.ts'
import { contactIds, memberPage, total } from '../wire.ts'

const statuses = ['subscribed', 'unsubscribed', 'cleaned', 'pending', 'transactional']

export const isWhole: Belief<Reading> = {
  id: 'listing-whole',
  says: 'A listing is whole, each page is full until the last one, and its total is exact.',
  async look({ way, listing }) {
    const byStatus: number[] = []
    for (const status of statuses) {
      const query = { status, count: 1, fields: 'total_items' }
      byStatus.push((await way.ask({ path: `${way.list}/members`, query }, total)).total_items)
    }
    const sum = byStatus.reduce((one, other) => one + other, 0)
    const present = new Set(listing.rows.filter(({ status }) => status !== 'archived').map(({ id }) => id)).size
    const totals = new Set(listing.pages.map((page) => page.total))
    const short = listing.pages.filter(isShort(listing.pages))
    const isRight =
      totals.size === 1 && totals.has(listing.distinct) && listing.rows.length === listing.distinct && sum === present
    return judged(
      isRight && short.length === 0,
      `${counted(listing.distinct, 'member')} in ${counted(listing.rows.length, 'row')} of ${counted(listing.pages.length, 'page')}; ` +
        `total ${[...totals].join(', ')}; by status together ${sum}; ${counted(short.length, 'short page')} before the last.`,
    )
  },
}

/** A page with fewer rows than requested, although more rows follow. */
function isShort(pages: Page[]) {
  const last = pages.findLast(({ rows }) => rows.length > 0)
  return (page: Page) => page !== last && page.rows.length > 0 && page.rows.length < page.asked
}

export const readsInTime: Belief<Reading> = {
  id: 'reads-in-time',
  says: 'A read of 1,000 members ends well before a time-out.',
  look({ way, listing }) {
    const [failed] = listing.failed
    if (failed) return judged(false, `A read of ${failed.asked}: ${failed.what} Fewer rows were read then.`)
    const most = Math.max(...listing.pages.map(({ rows }) => rows.length))
    const largest = listing.pages.filter(({ rows }) => rows.length === most)
    const slowest = largest.toSorted((one, other) => other.ms - one.ms)[0]!
    const seen = `${counted(largest.length, 'read')} of ${counted(most, 'row')}, the slowest in ${ms(slowest.ms)}`
    if (slowest.ms > way.slowMs) return judged(false, `${seen}, of ${ms(way.slowMs)} at most.`)
    return most === 1000 ? judged(true, `${seen}.`) : notTried(`${seen}; it takes an audience of 1,000.`)
  },
}

const rereads = 4

export const isSteady: Belief<Reading> = {
  id: 'steady-order',
  says: 'Members of one timestamp_opt keep their order from read to read.',
  async look({ way, listing }) {
    const page = listing.pages.toSorted((one, other) => tiesIn(other) - tiesIn(one))[0]!
    if (tiesIn(page) === 0) return notTried('No two members that follow each other have the same timestamp_opt.')
    return rereadOrder(page.rows, tiesIn(page), async () => (await readPage(way, page.offset, page.asked)).members)
  },
}

type Named = { id: string }[]

export async function rereadOrder(first: Named, ties: number, read: () => Promise<Named>): Promise<Outcome> {
  const orderOf = (rows: Named) => rows.map(({ id }) => id).join()
  let same = 0
  for (let place = 0; place < rereads; place += 1) if (orderOf(await read()) === orderOf(first)) same += 1
  return judged(
    same === rereads,
    `${counted(ties, 'tie')} on a page; ${same} of ${rereads} further reads were the same.`,
  )
}

/** The number of members with the same timestamp_opt as the member before. */
export function tiesIn({ rows }: { rows: Pick<Row, 'optedIn'>[] }): number {
  return rows.filter(({ optedIn }, place) => place > 0 && rows[place - 1]!.optedIn === optedIn).length
}

export const sinceCounts = counts('since', 'after', (changed, moment) => changed > moment)
export const beforeCounts = counts('before', 'before', (changed, moment) => changed < moment)

function counts(end: 'since' | 'before', word: string, isIn: (changed: string, moment: string) => boolean) {
  return {
    id: `${end}-counts`,
    says: `A listing with ${end}_last_changed has every member who changed ${word} that moment, and no other.`,
    async look({ way, listing }: Reading) {
      const moments = listing.rows.map(({ changed }) => changed).sort()
      const middle = moments[Math.floor(moments.length / 2)]
      if (!middle) return notTried('The audience has no members.')
      const expected = new Set(listing.rows.filter(({ changed }) => isIn(changed, middle)).map(({ id }) => id)).size
      const query = { [`${end}_last_changed`]: middle, count: 1, fields: 'total_items' }
      const found = (await way.ask({ path: `${way.list}/members`, query }, total)).total_items
      return judged(found === expected, `${found} of ${expected} expected.`)
    },
  }
}

export const givesContactIds: Belief<Reading> = {
  id: 'contact-id',
  says: 'contact_id may be asked for, and every member has one.',
  async look({ way, listing }) {
    if (listing.rows.length === 0) return notTried('The audience has no members.')
    const query = { count: fewestRows, fields: 'members.contact_id' }
    const { members } = await way.ask({ path: `${way.list}/members`, query }, contactIds)
    const having = members.filter(({ contact_id: id }) => id).length
    return judged(having === members.length, `${having} of ${counted(members.length, 'member')} have one.`)
  },
}

export const archivedAreApart: Belief<Reading> = {
  id: 'archived-apart',
  says: 'Archived members are not in a listing that names no status.',
  async look({ way, listing }) {
    const among = listing.rows.filter(({ status }) => status === 'archived').length
    if (among > 0) return judged(false, `${counted(among, 'archived member')} among the others.`)
    const query = { status: 'archived', count: 1 }
    const { members } = await way.ask({ path: `${way.list}/members`, query }, memberPage)
    return members.length > 0 ? judged(true, 'There are some, and none came.') : notTried('No member is archived.')
  },
}

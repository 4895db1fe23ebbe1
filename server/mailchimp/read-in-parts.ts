// A page of members, from one call or from several smaller ones.
import { type Member, membersPerRead, type OddRow } from './audience.ts'
import type { InSize } from './in-size.ts'
import type { Rows } from './limits/store.ts'

/** The rows of one call, including archived members, and those that were left out. */
export type Part<Row extends Keyed = Member> = { members: Row[]; odd: OddRow[]; total: number }

/** A member by Mailchimp's key. */
type Keyed = Pick<Member, 'hash'>

/**
 * `isWhole`: each call repeats a member of the one before, so none slipped between the two. `isCut`: there were more
 * rows than a call's own total.
 */
export type WholePage<Row extends Keyed = Member> = Part<Row> & { isLast: boolean; isWhole: boolean; isCut: boolean }

/** This many members overlap between calls, because a list moves while it is read. */
const shared = 10

/** Without an overlap, the next call starts further back, at most this often. */
const backward = 50
const mostStepsBack = 3

export async function readInParts<Row extends Keyed>(
  inSize: InSize,
  first: number,
  read: (from: number, rows: Rows) => Promise<Part<Row>>,
): Promise<WholePage<Row>> {
  const end = first + membersPerRead
  const found = new Map<string, Row>()
  const odd = new Map<string, OddRow>()
  let isWhole = true
  let isTotalOff = false
  let isCut = false
  let stepsBack = 0
  for (let from = first; ;) {
    const wanted: Rows = { kind: 'read', count: end - from, most: membersPerRead }
    const { part, asked } = await inSize(wanted, async (rows) => {
      const answer = await read(from, rows)
      return { part: answer, asked: rows.count, rows: rowsOf(answer) }
    })
    const known = found.size + odd.size
    const hangsTogether = from === first || isKnownIn(part, found, odd)
    if (!hangsTogether && stepsBack < mostStepsBack) {
      stepsBack += 1
      from = Math.max(first, from - backward)
      continue
    }
    isWhole &&= hangsTogether
    for (const member of part.members) found.set(member.hash, member)
    for (const row of part.odd) odd.set(row.key, row)
    const size = found.size + odd.size
    isCut ||= isTotalOff && size > known
    const reached = from + rowsOf(part)
    const isShort = rowsOf(part) < asked
    // Fewer rows than requested and counted, or more than counted: then only a call without a new member is the end.
    isTotalOff ||= isMiscounted(reached, part.total, isShort)
    const isAtEnd = isShort && (!isTotalOff || size === known)
    if (isAtEnd || reached >= end) {
      const members = [...found.values()]
      return { members, odd: [...odd.values()], total: part.total, isLast: isAtEnd, isWhole, isCut }
    }
    // The next call starts at least one row later, whatever Mailchimp answers.
    from = Math.max(from + 1, reached - Math.min(shared, Math.floor(rowsOf(part) / 2)))
  }
}

function isMiscounted(reached: number, total: number, isShort: boolean): boolean {
  return isShort ? reached !== total : reached > total
}

/** A row of this answer came before. */
function isKnownIn(part: Part<Keyed>, found: ReadonlyMap<string, unknown>, odd: ReadonlyMap<string, unknown>): boolean {
  return part.members.some(({ hash }) => found.has(hash)) || part.odd.some(({ key }) => odd.has(key))
}

export function rowsOf({ members, odd }: Part<Keyed>): number {
  return members.length + odd.length
}

import { type Member, membersPerRead, type OddRow } from '../../mailchimp/audience.ts'

/**
 * This many rows of a page are repeated on the next. If a contact leaves the listing during the read, the others move
 * forward, and none may be missed.
 */
const pageOverlap = 50

/**
 * A position in the listing: the start of the next page, the end of the rows so far, the first row of the last page,
 * and whether all parts overlapped.
 */
export type Place = { first: number; reached: number; head: string | undefined; isWhole: boolean }

/** The listing ended, and at least this many of its counted rows are missing. */
export type End = { missing: number }

export const theStart: Place = { first: 0, reached: 0, head: undefined, isWhole: true }

type Shown = { members: Pick<Member, 'hash'>[]; odd: OddRow[]; total: number; isWhole: boolean }

/**
 * Decides the read after this page. A full page has a next one, whatever the total; a short one has a next one while
 * the total is larger. Positions advance by the received rows, not by the requested ones.
 */
export function placeAfter(
  { first, reached, head, isWhole: wasWhole }: Place,
  { members, odd, total, isWhole: isPageWhole }: Shown,
): Place | End {
  // A repeated row hides a missing one.
  const rows = new Set(members.map(({ hash }) => hash)).size + odd.length
  const end = Math.max(reached, first + rows)
  const missing = Math.max(0, total - end)
  const isWhole = wasWhole && isPageWhole
  const isFull = members.length + odd.length >= membersPerRead
  const isOver = isFull ? members[0]?.hash === head : missing === 0 || end === reached
  if (isOver) return { missing: isWhole ? missing : Math.max(1, missing) }
  const overlap = Math.min(pageOverlap, Math.floor(rows / 2))
  return { first: first + rows - overlap, reached: end, head: members[0]?.hash, isWhole }
}

import { type Member, membersPerRead } from '../../mailchimp/audience.ts'

/**
 * This many rows of a page are repeated on the next. A contact that leaves the listing during the read moves the others
 * forward, and none may be missed.
 */
const pageOverlap = 50

/**
 * A place in the listing: where the next page begins, how far the rows reached, the first row of the last page, and
 * whether all parts overlapped so far.
 */
export type Place = { first: number; reached: number; head: string | undefined; isWhole: boolean }

/** The listing ended, and at least this many of the rows it counts are missing. */
export type End = { missing: number }

export const theStart: Place = { first: 0, reached: 0, head: undefined, isWhole: true }

type Shown = { members: Pick<Member, 'hash'>[]; total: number; isWhole: boolean }

/**
 * What to read after this page. A full page is followed whatever the total says, a short one while the total says that there
 * is more. Places move on by the rows that came, not by the rows that were asked for.
 */
export function placeAfter(
  { first, reached, head, isWhole: wasWhole }: Place,
  { members, total, isWhole: isPageWhole }: Shown,
): Place | End {
  // A repeated row hides another one.
  const rows = new Set(members.map(({ hash }) => hash)).size
  const end = Math.max(reached, first + rows)
  const missing = Math.max(0, total - end)
  const isWhole = wasWhole && isPageWhole
  const isFull = members.length >= membersPerRead
  const isOver = isFull ? members[0]?.hash === head : missing === 0 || end === reached
  if (isOver) return { missing: isWhole ? missing : Math.max(1, missing) }
  const overlap = Math.min(pageOverlap, Math.floor(rows / 2))
  return { first: first + rows - overlap, reached: end, head: members[0]?.hash, isWhole }
}

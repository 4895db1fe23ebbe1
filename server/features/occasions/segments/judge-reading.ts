// Decides the changes that a reading of a tag or saved segment may make. Its listing is distrusted like a list's (decision 50).
import { isDeepStrictEqual } from 'node:util'
import { type Said, said } from '../../../kernel/said.ts'

export type Evidence = {
  isTag: boolean
  /** The number of distinct members on all pages. */
  shown: number
  /** Mailchimp's total of the listing, and its count of the segment. */
  total: number
  counted: number
  /** The number of guests that no page showed. */
  absent: number
  /** Absent guests that were checked one by one: those that have lost the tag, and how many may still have it. */
  lost: string[]
  unsure: number
  /** True if a second source also says that the segment is empty. */
  isEmptyElsewhere: boolean
}

/** The doubt of the previous reading, and how many readings in a row have had it. */
export type Before = { doubt: Said | null; doubts: number }

/** `gone`: guests to remove. `doubt`: what was wrong with the reading, which counts as complete if it `isBelieved`. */
export type Verdict = { gone: string[] | 'all'; doubt: Said | null; doubts: number; isBelieved: boolean }

/**
 * After this many readings with the same doubt, it is taken as Mailchimp's way of counting this segment, as for polls.
 */
export const mostDoubts = 6

export function judgeReading(seen: Evidence, before: Before): Verdict {
  const doubt = doubtOf(seen)
  if (doubt === null) return { gone: 'all', doubt, doubts: 0, isBelieved: true }
  const doubts = isDeepStrictEqual(doubt, before.doubt) ? before.doubts + 1 : 1
  if (doubts < mostDoubts) return { gone: seen.lost, doubt, doubts, isBelieved: false }
  // For a tag, absent guests are also checked one by one, so we need not rely on the listing alone.
  const gone = !seen.isTag && seen.shown > 0 ? 'all' : seen.lost
  return { gone, doubt, doubts, isBelieved: true }
}

/** The fault of a reading, for the organiser. */
function doubtOf({ isTag, shown, total, counted, absent, unsure, isEmptyElsewhere }: Evidence): Said | null {
  const most = Math.max(total, counted)
  if (shown < most) {
    const part = { shown, total: most }
    return isTag ? said('tag_shown_in_part', part) : said('segment_shown_in_part', part)
  }
  if (unsure > 0) return said('tag_left_out')
  return !isTag && shown === 0 && absent > 0 && !isEmptyElsewhere ? said('segment_shown_empty') : null
}

// Decides the changes that a reading of a tag or saved segment may make. Its listing is distrusted like a list's (decision 50).

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
export type Before = { doubt: string | null; doubts: number }

/** `gone`: guests to remove. `doubt`: what was wrong with the reading, which counts as complete if it `isBelieved`. */
export type Verdict = { gone: string[] | 'all'; doubt: string | null; doubts: number; isBelieved: boolean }

/**
 * After this many readings with the same doubt, it is taken as Mailchimp's way of counting this segment, as for polls.
 */
export const mostDoubts = 6

export function judgeReading(seen: Evidence, before: Before): Verdict {
  const doubt = doubtOf(seen)
  if (doubt === null) return { gone: 'all', doubt, doubts: 0, isBelieved: true }
  const doubts = doubt === before.doubt ? before.doubts + 1 : 1
  if (doubts < mostDoubts) return { gone: seen.lost, doubt, doubts, isBelieved: false }
  // For a tag, absent guests are also checked one by one, so we need not rely on the listing alone.
  const gone = !seen.isTag && seen.shown > 0 ? 'all' : seen.lost
  return { gone, doubt, doubts, isBelieved: true }
}

/** The fault of a reading, in words for the organiser. */
function doubtOf({ isTag, shown, total, counted, absent, unsure, isEmptyElsewhere }: Evidence): string | null {
  const what = isTag ? 'tag' : 'segment'
  const stay = 'Guests stay invited until it shows all of them.'
  const most = Math.max(total, counted)
  if (shown < most) return `Mailchimp showed ${shown} of ${most} contacts of this ${what}. ${stay}`
  if (unsure > 0) return `Mailchimp left out contacts that still have this tag. ${stay}`
  if (!isTag && shown === 0 && absent > 0 && !isEmptyElsewhere) {
    return 'Mailchimp showed this segment as empty, and counts contacts in it. Its guests stay invited.'
  }
  return null
}

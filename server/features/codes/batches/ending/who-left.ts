// Decides the effect of a reading of a list: which contacts it removes, and what stays open. A pure function.

export type Shown = {
  /** How many different members Mailchimp showed, and how many it says there are. */
  shown: number
  total: number
  /** Subscribed members by Mailchimp's statistics, up to five minutes old: another source than the listing. */
  subscribed: number
  /** Known contacts that it did not show, and how many there are. */
  unseen: number
  known: number
  /** How many contacts the organiser has confirmed as gone. */
  mayRemove: number
}

/**
 * `look`: check the missing contacts one by one, or a sample of them, and remove those that Mailchimp confirms as gone.
 * `ask`: too many to believe, so the organiser decides. `wait`: Mailchimp showed fewer than it counts.
 */
export type Decision = 'done' | 'look' | 'ask' | 'wait'

/** If more contacts than this number and this share of a list are missing, the organiser must confirm. */
const leaveAtOnce = 20
const leavePart = 0.05

/** Up to this many contacts are checked one by one; of more, a sample of this size is. */
export const mostLooks = 50

export function whoLeft({ shown, total, subscribed, unseen, known, mayRemove }: Shown): Decision {
  if (shown < total) return 'wait'
  // A stale listing has a stale total. Contacts that it lacks are known here, or in the statistics.
  if (shown + unseen < subscribed - slackOf(subscribed)) return 'wait'
  if (unseen === 0) return 'done'
  return unseen > Math.max(leaveAtOnce, known * leavePart, mayRemove) ? 'ask' : 'look'
}

/** Members who left after the statistics were computed. */
function slackOf(subscribed: number): number {
  return Math.max(5, subscribed * leavePart)
}

// Decides the effect of a reading of a list: which contacts it removes, and what stays open. Pure functions.

export type Shown = {
  /** How many different members Mailchimp showed, and how many it says there are. */
  shown: number
  total: number
  /** Contacts turned out to be in the list that no page had shown. */
  hasLeftOut: boolean
  /** Subscribed members by Mailchimp's statistics, up to five minutes old: another source than the listing. */
  subscribed: number
  /** Subscribed contacts here, shown or not. */
  subscribedHere: number
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

export function whoLeft(found: Shown): Decision {
  const { shown, total, unseen, known, mayRemove } = found
  if (shown < total || lackingOf(found) > slackOf(found)) return 'wait'
  if (unseen === 0) return 'done'
  return unseen > Math.max(leaveAtOnce, known * leavePart, mayRemove) ? 'ask' : 'look'
}

/** Subscribed members that the statistics count and no contact here is: a stale listing lacks them, and so does its total. */
export function lackingOf({ subscribed, subscribedHere }: Pick<Shown, 'subscribed' | 'subscribedHere'>): number {
  return Math.max(0, subscribed - subscribedHere)
}

/** The listing showed more contacts than it counts, or left some out. Then all that is lacking counts. */
export function isContradicted({ shown, total, hasLeftOut }: Pick<Shown, 'shown' | 'total' | 'hasLeftOut'>): boolean {
  return shown > total || hasLeftOut
}

/**
 * Members who left or unsubscribed after the statistics were computed: 1 %, or 5 in a small list, or a fifth of a very small one.
 */
function slackOf(found: Shown): number {
  const { subscribed, subscribedHere } = found
  if (isContradicted(found) || subscribedHere === 0) return 0
  return Math.max(1, Math.min(5, subscribed / 5), subscribed / 100)
}

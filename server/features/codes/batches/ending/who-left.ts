// Decides the result of a reading: which contacts are removed, and which questions stay open. Pure functions.

export type Shown = {
  /** The number of different members shown, and Mailchimp's own total. */
  shown: number
  total: number
  /** Some contacts that no page had shown are in the list after all. */
  hasLeftOut: boolean
  /** Subscribed members by Mailchimp's statistics, up to five minutes old and independent of the listing. */
  subscribed: number
  /** Subscribed contacts here, shown or not. */
  subscribedHere: number
  /** `unseen`: the known contacts that the reading did not show. `known`: all contacts here. */
  unseen: number
  known: number
  /** Contacts that this reading showed for the first time. */
  joined: number
  /** The unseen contacts among these: an earlier page or pass of this reading showed them. */
  joinedUnseen: number
  /** The number of contacts that the organiser has confirmed as gone. */
  mayRemove: number
}

/**
 * `look`: check the missing contacts or a sample one by one, and remove those that Mailchimp confirms as gone. `ask`:
 * too many to believe, so the organiser decides. `wait`: Mailchimp showed fewer than it counts.
 */
export type Decision = 'done' | 'look' | 'ask' | 'wait'

/** If more contacts than this number and this share of a list are missing, the organiser must confirm. */
const leaveAtOnce = 20
const leavePart = 0.05

/** Up to this many contacts are checked one by one. If there are more, a sample of this size is checked. */
export const mostLooks = 50

export function whoLeft(found: Shown): Decision {
  const { shown, total, unseen, known, joined, joinedUnseen, mayRemove } = found
  if (shown < total || lackingOf(found) > slackOf(found)) return 'wait'
  if (unseen === 0) return 'done'
  // Contacts that come in the place of known ones may be those of another audience, so both count.
  const changed = unseen + Math.min(joined - joinedUnseen, unseen - joinedUnseen)
  return unseen > mayRemove && changed > Math.max(leaveAtOnce, (known - joined) * leavePart) ? 'ask' : 'look'
}

/**
 * The excess of subscribed members in the statistics over contacts here: a stale listing lacks them, and so does its
 * total.
 */
export function lackingOf({ subscribed, subscribedHere }: Pick<Shown, 'subscribed' | 'subscribedHere'>): number {
  return Math.max(0, subscribed - subscribedHere)
}

/** True if the listing showed more contacts than its total, or left some out. Then every missing contact counts. */
export function isContradicted({ shown, total, hasLeftOut }: Pick<Shown, 'shown' | 'total' | 'hasLeftOut'>): boolean {
  return shown > total || hasLeftOut
}

/**
 * The allowance for members who left or unsubscribed after the statistics were computed: 1 %, or 5 in a small list, or
 * a fifth of a very small one.
 */
function slackOf(found: Shown): number {
  const { subscribed, subscribedHere } = found
  if (isContradicted(found) || subscribedHere === 0) return 0
  return Math.max(1, Math.min(5, subscribed / 5), subscribed / 100)
}

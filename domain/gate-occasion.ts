/** The longest window of an occasion that a gate follows, in milliseconds: a long night, and no coupon run of a week. */
const longestMs = 36 * 60 * 60_000

/** `who`: null for everyone. In milliseconds since 1970; null without a limit. */
type Occasion = { who: unknown; opensAt: number | null; closesAt: number | null }

/**
 * Whether a scanner link that opens "whatever is open" is for this occasion at its time: a night or a day for everyone. Rooms by
 * tag and coupons need a link of their own. gate_closes in the database says the same.
 */
export function isOfGate({ who, opensAt, closesAt }: Occasion): boolean {
  return who === null && opensAt !== null && closesAt !== null && closesAt - opensAt <= longestMs
}

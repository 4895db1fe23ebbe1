/** `askedAt`: when the figures of the email were last read, by Mailchimp's clock as all times here. */
export type Age = { sentAt: Date; askedAt: Date | undefined }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Emails that were sent before are not looked at. */
export function isRecent({ sentAt }: Age, now: Date): boolean {
  return now.getTime() - sentAt.getTime() < 30 * dayMs
}

/**
 * Mailchimp tries to deliver an email for three days, at first often. So its figures are read after ten minutes, then ever more
 * rarely, and for the last time after a week.
 */
export function isDue({ sentAt, askedAt }: Age, now: Date): boolean {
  if (!askedAt) return true
  const age = askedAt.getTime() - sentAt.getTime()
  const agoMs = now.getTime() - askedAt.getTime()
  // An answer of the future was dated by a clock that was wrong.
  return agoMs < -minuteMs || (age < 7 * dayMs && agoMs >= Math.max(10 * minuteMs - 1000, age / 8))
}

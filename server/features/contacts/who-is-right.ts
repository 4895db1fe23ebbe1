// Our values and Mailchimp's, when they differ (DESIGN §5). Pure: no clock, no chance, nothing outside.

/** QRMAX: `last` is what both agreed on, undefined when they never did; `theirs` is undefined for empty or nonsense. */
export function rightMax({
  ours,
  last,
  theirs,
}: {
  ours: number
  last: number | undefined
  theirs: number | undefined
}): number {
  if (theirs === undefined) return ours
  // The side that changed since both last agreed is right; when both did, Mailchimp is.
  return theirs === last ? ours : theirs
}

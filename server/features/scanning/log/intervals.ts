/** Interval lengths in seconds that are familiar from a clock. */
const lengths = [60, 300, 900, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600, 7 * 24 * 3600]

/** A screen cannot show more points than this. */
const mostPoints = 300

/** The shortest interval, in seconds, with which a period has no more points than a screen shows. */
export function intervalFor({ from, to }: { from: Date; to: Date }): number {
  const seconds = (to.getTime() - from.getTime()) / 1000
  return lengths.find((length) => seconds / length <= mostPoints) ?? lengths.at(-1)!
}

export function placeInterval(from: Date, at: Date, intervalSeconds: number): number {
  return Math.floor((at.getTime() - from.getTime()) / (intervalSeconds * 1000))
}

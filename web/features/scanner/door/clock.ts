// How far the server's clock is ahead of this device's, from the answers that carry the server's time.

/** One measurement: the offset is `ms`, give or take `within`. */
export type ClockSample = { ms: number; within: number }

/** Compares this many of the latest measurements. */
const samplesKept = 8

/**
 * The server read its clock somewhere between our sending and receiving. So half of the round trip is subtracted, and
 * is also the uncertainty.
 */
export function sampleOf(serverTime: Date, sentAt: number, receivedAt: number): ClockSample {
  const within = (receivedAt - sentAt) / 2
  return { ms: Math.round(serverTime.getTime() - sentAt - within), within }
}

/** A sample that contradicts the newest one is from before the clock was set. */
export function withSample(samples: readonly ClockSample[], newest: ClockSample): readonly ClockSample[] {
  const agrees = ({ ms, within }: ClockSample) => Math.abs(ms - newest.ms) <= within + newest.within + 50
  return [newest, ...samples.filter(agrees)].slice(0, samplesKept)
}

/** The quickest answer has the least uncertainty. Undefined before the first answer. */
export function offsetOf(samples: readonly ClockSample[]): number | undefined {
  return samples.toSorted((one, other) => one.within - other.within)[0]?.ms
}

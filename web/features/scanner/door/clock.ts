// How far the server's clock is ahead of this device's, from the answers that carry the server's time.

/** One measurement: the offset is `ms`, give or take `within`. */
export type ClockSample = { ms: number; within: number }

/** Compares this many of the latest measurements. */
const samplesKept = 8

/** The server's time was taken somewhere between sending and receiving: half the round trip is taken off, and is the doubt. */
export function sampleOf(serverTime: Date, sentAt: number, receivedAt: number): ClockSample {
  const within = (receivedAt - sentAt) / 2
  return { ms: Math.round(serverTime.getTime() - sentAt - within), within }
}

/** A sample that contradicts the newest one is from before the clock was set. */
export function withSample(samples: readonly ClockSample[], newest: ClockSample): readonly ClockSample[] {
  const agrees = ({ ms, within }: ClockSample) => Math.abs(ms - newest.ms) <= within + newest.within + 50
  return [newest, ...samples.filter(agrees)].slice(0, samplesKept)
}

/** The quickest answer leaves the least doubt. Undefined before there is any. */
export function offsetOf(samples: readonly ClockSample[]): number | undefined {
  return samples.toSorted((one, other) => one.within - other.within)[0]?.ms
}

import { offsetOf, sampleOf, withSample, type ClockSample } from './clock.ts'

export type ServerClock = ReturnType<typeof createServerClock>

/** How far the server's clock is ahead, by this evening's answers, or by the remembered value. */
export function createServerClock() {
  let samples: readonly ClockSample[] = []
  let remembered: number | undefined

  return {
    remember: (offsetMs: number | undefined) => (remembered = offsetMs),
    hear: (serverTime: Date, sentAt: number) =>
      (samples = withSample(samples, sampleOf(serverTime, sentAt, Date.now()))),
    /** In whole milliseconds. Undefined when no clocks were ever compared. */
    offsetMs: () => offsetOf(samples) ?? remembered,
  }
}

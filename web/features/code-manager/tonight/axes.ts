/** Round numbers for an axis, from 0 up to the largest value: at most 5. */
export function countTicks(most: number): number[] {
  const rough = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step)
}

const minutes = [5, 10, 15, 30, 60, 120, 180, 360]

/** At most `most` moments between two others, at familiar intervals, in milliseconds since 1970. */
export function timeTicks(from: number, to: number, most: number): number[] {
  const stepMinutes = minutes.find((each) => (to - from) / (each * 60_000) <= most - 1) ?? minutes.at(-1)!
  const step = stepMinutes * 60_000
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, place) => first + place * step)
}

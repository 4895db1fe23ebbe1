import type { Abilities } from './torch-zoom.ts'

/** Steps through the zoom: the next step that the camera has, and the first after the last. */
const steps = [1, 2, 3, 5]

export function nextZoom({ min, max, value }: NonNullable<Abilities['zoom']>): number {
  const within = [min, ...steps.filter((step) => step > min * 1.1 && step <= max)]
  // From a zoom between two steps, the next step is the larger one.
  return within.find((step) => step > value + 0.05) ?? min
}

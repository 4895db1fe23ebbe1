import type { ShownOccasion } from './use-occasions.ts'
import { showMoment } from './show-times.ts'

/** An occasion in a list to choose from: two nights may have one name. */
export function occasionOption({ name, opens_at: opens, zone }: ShownOccasion): string {
  return opens === null ? name : `${name} · ${showMoment(zone, opens)}`
}

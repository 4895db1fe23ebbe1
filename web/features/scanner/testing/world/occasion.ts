// The two occasions of the world: the plain main one, and a night with exits and room for two. Both are shared.
import type { DoorOccasion } from '#contract/offline.ts'
import { plainOccasion } from '../occasions.ts'

export const night: DoorOccasion = {
  ...plainOccasion,
  id: 'night',
  name: 'Saturday night',
  is_plain: false,
  has_exits: true,
  again: 'after_exit',
  capacity: 2,
}

export const occasionOf = (id: string): DoorOccasion => (id === night.id ? night : plainOccasion)

/** The occasion and direction of a scan. */
export type What = { occasionId: string; isExit: boolean }
type Counted = What & { at: number }

/** The places that are used, over both occasions, and whether the contact is inside this one. An exit of the night gives one back. */
export function replay(scans: readonly Counted[], occasionId: string): { used: number; inside: number } {
  const inside = new Map<string, number>()
  let used = 0
  for (const { occasionId: id, isExit } of scans.toSorted((one, other) => one.at - other.at)) {
    const before = inside.get(id) ?? 0
    if (!isExit) used += 1
    else if (before > 0 && id === night.id) used -= 1
    inside.set(id, isExit ? Math.max(0, before - 1) : before + 1)
  }
  return { used, inside: inside.get(occasionId) ?? 0 }
}

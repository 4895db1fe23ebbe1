import { type Phase, phaseAt } from '#domain/occasion-phase.ts'
import type { Occasion } from '../occasions/find-occasions.ts'
import { timesOf } from './counts.ts'
import type { Doors } from './store.ts'

/** `occasion` and `phase`: null once it was removed. */
export type DoorElsewhere = { linkId: string; name: string; occasion: string | null; phase: Phase | null }

/** A device that was heard within this time may be at a door. */
const latelyMs = 3_600_000

/**
 * The doors that scan another occasion than the asked one: their guests are not counted there. A link of an occasion that is over,
 * removed or not open yet is one of them while a device has it open.
 */
export function doorsElsewhere(
  { links, devices }: Doors,
  occasions: readonly Occasion[],
  nameOf: (occasion: Occasion) => string,
  now: Date,
): DoorElsewhere[] {
  return links.flatMap(({ id, label, isOpen, isHere, occasionId }) => {
    if (isHere || !isOpen) return []
    const occasion = occasions.find((each) => each.id === occasionId)
    const phase = occasion ? phaseOf(occasion, now) : null
    const isHeard = devices.some(({ linkId, heardAt }) => linkId === id && now.getTime() - heardAt.getTime() < latelyMs)
    if (phase !== 'always' && phase !== 'now' && !isHeard) return []
    return [{ linkId: id, name: label, occasion: occasion ? nameOf(occasion) : null, phase }]
  })
}

/** An occasion without an opening is always open until it closes. */
function phaseOf(occasion: Occasion, now: Date): Phase {
  const { opensAt, closesAt } = timesOf(occasion)
  const phase = phaseAt({ opensAt: opensAt?.getTime() ?? null, closesAt: closesAt?.getTime() ?? null }, now.getTime())
  return phase === 'now' && opensAt === null ? 'always' : phase
}

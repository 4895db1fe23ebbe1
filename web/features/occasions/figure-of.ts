import { phaseOf } from '../../product/occasion-phase.ts'
import type { ShownOccasion } from '../../product/use-occasions.ts'
import { words } from './words.ts'

/** The one number that tells most about an occasion at this moment. */
export function figureOf(occasion: ShownOccasion, now: number): string {
  const { short } = words
  const { came, invited, inside } = occasion.figures
  switch (phaseOf(occasion, now)) {
    case 'ended':
      return short.came(came)
    case 'later':
      return short.invited(invited)
    case 'now':
    case 'always':
      if (inside === null) return short.cameOf(came, invited)
      return occasion.capacity === null ? short.inside(inside) : short.insideOf(inside, occasion.capacity)
  }
}

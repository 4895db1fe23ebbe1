import type { Needs } from '../../services.ts'
import type { Difference } from './compare-members.ts'
import * as store from './standing/store.ts'

export type LastHeld = {
  members: number
  covered: number
  refused: { email: string; reason: string }[]
  refusedCount: number
  differences: Difference[]
  differingContacts: number
}

/** Compares a list with Mailchimp's last known values: instant, whatever its length. */
export async function compareLastHeld(
  services: Needs<'database'>,
  scope: { team: string; list: string },
  most: number,
): Promise<LastHeld> {
  return services.database.as(scope, async (tx) => {
    const { members, covered, refused, differing } = await store.countLastHeld(tx, scope.list)
    return {
      members,
      covered,
      refused: await store.findRefused(tx, scope.list, most),
      refusedCount: refused,
      differences: await store.findLastHeldDifferences(tx, scope.list, most),
      differingContacts: differing,
    }
  })
}

/** The number of our changes that are not yet written to Mailchimp. */
export function countPending(services: Needs<'database'>, scope: { team: string; list: string }): Promise<number> {
  return services.database.as(scope, (tx) => store.countPending(tx, scope.list))
}

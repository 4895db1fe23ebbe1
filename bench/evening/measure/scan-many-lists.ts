import { scanTokenHeader } from '#contract/doors.ts'
import { type Asking, scansOf } from '../../load/asking.ts'
import type { Outcome } from '../../load/caller.ts'
import type { Callers } from '../../load/open-callers.ts'
import type { World } from './open-world.ts'
import type { LinkDoor } from './teller.ts'

/** A caller scans at a list of its own, so scans share no group. Organisers take turns in the order of the callers. */
export function scanManyLists(
  { small, port }: Pick<World, 'small' | 'port'>,
  callers: Callers,
  round: { connections: number; ms: number; perSecond?: number },
): Promise<Outcome> {
  const doors = small.doors.toSorted((a, b) => (a.sessionId.slice(-4) < b.sessionId.slice(-4) ? -1 : 1))
  const asking: Asking = {
    ...scansOf({ id: '', codes: small.codes }, doors.map(linkHead)),
    paths: doors.map(({ listId }) => `/api/lists/${listId}/scan`),
    hasOwnPaths: true,
  }
  return callers.run({ port, asking, ...round })
}

export function linkHead({ token }: LinkDoor): string {
  return `${scanTokenHeader}: ${token}`
}

// A team has moved to another installation of Listpass, and its open doors go there, with the scans that they keep.
import { Declined } from '../../../api/declined.ts'
import { fromStorage } from '../../../ui/from-storage.ts'
import { carriedKey } from '../../../product/carried.ts'
import { readKiosk } from '../../../product/kept-kiosk.ts'
import type { DoorAccess } from '../door/door-access.ts'

const carrying = () => import('./carry.ts')

/** A door that goes to its team's new place as soon as the server names it, and takes in what another page of it brought here. */
export function goingOn(access: DoorAccess): DoorAccess {
  async function orGo<T>(call: Promise<T>): Promise<T> {
    try {
      return await call
    } catch (error) {
      const address = placeIn(error)
      // Staff set up a kiosk anew. Until then it decides by itself.
      if (address !== undefined && !readKiosk())
        await carrying()
          .then(({ go }) => go(access, address))
          .catch((reason: unknown) => console.warn('The scans stay here for now.', reason))
      throw error
    }
  }
  return {
    ...access,
    async load(signal, remembered) {
      const list = await orGo(access.load(signal, remembered))
      const carried = fromStorage(() => sessionStorage.getItem(carriedKey))
      if (carried)
        await carrying()
          .then(({ takeOver }) => takeOver(access, list.id, carried))
          .catch((reason: unknown) => console.warn('The scans of the former place wait.', reason))
      return list
    },
    ask: (endpoint, input, signal) => orGo(access.ask(endpoint, input, signal)),
  }
}

function placeIn(error: unknown): string | undefined {
  const address = error instanceof Declined && error.code === 'team_moved' ? error.params?.['address'] : undefined
  return typeof address === 'string' ? address : undefined
}

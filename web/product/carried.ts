// What a door brings from its team's former address. It is in the part of the address that no server sees, and waits for the door,
// because a member signs in first.
import { fromStorage } from '../ui/from-storage.ts'

export const carriedMark = '#carried='
export const carriedKey = 'carried'

export function keepCarried(): void {
  const { hash, pathname, search } = location
  if (!hash.startsWith(carriedMark)) return
  fromStorage(() => sessionStorage.setItem(carriedKey, hash.slice(carriedMark.length)))
  history.replaceState(history.state, '', pathname + search)
}

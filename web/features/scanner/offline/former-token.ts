// Until 2026-11, the token of a door was in local storage, which a browser writes late. Such a door goes on with that token once,
// and keeps it with its list from then on.
import { fromStorage } from '../../../ui/from-storage.ts'

/** The key is the beginning of the address, which opens nothing. */
const keyOf = (slug: string) => `scan_token:${slug.slice(0, 8)}`

export function readFormerToken(slug: string): string | undefined {
  return fromStorage(() => localStorage.getItem(keyOf(slug))) ?? undefined
}

export function dropFormerToken(slug: string): void {
  fromStorage(() => localStorage.removeItem(keyOf(slug)))
}

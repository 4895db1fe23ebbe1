import type { ScannerLink } from '#contract/doors.ts'

export type LinkState = 'off' | 'expired' | 'expiring' | 'active'

/** A switched-off link shows as off, even if it has expired. */
export function linkState(link: Pick<ScannerLink, 'is_active' | 'expires_at'>, now: number): LinkState {
  if (!link.is_active) return 'off'
  if (link.expires_at === null) return 'active'
  return Date.parse(link.expires_at) <= now ? 'expired' : 'expiring'
}

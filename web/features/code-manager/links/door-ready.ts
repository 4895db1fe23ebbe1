import type { DoorCheckName, ScannerLink } from '#contract/doors.ts'
import { linkState } from './link-state.ts'

/** A link's door before the evening. `missing`: the checks that its devices fail, each once. */
export type DoorReady = { state: 'ready' | 'missing' | 'not-open'; missing: readonly DoorCheckName[] }

type Link = Pick<ScannerLink, 'is_active' | 'expires_at'> & {
  sessions: readonly Pick<ScannerLink['sessions'][number], 'missing'>[]
}

/**
 * Undefined for a link that opens no door now. A door is ready when a device has it open, and no device fails a check.
 */
export function doorReady(link: Link, now: number): DoorReady | undefined {
  const state = linkState(link, now)
  if (state === 'off' || state === 'expired') return undefined
  const open = link.sessions.flatMap(({ missing }) => (missing ? [missing] : []))
  const missing = [...new Set(open.flat())]
  return { state: open.length === 0 ? 'not-open' : missing.length > 0 ? 'missing' : 'ready', missing }
}

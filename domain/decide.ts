import { decideVisit, type Visit } from './occasion.ts'
import type { Reason } from './verdict.ts'

/**
 * The contact of the scanned code; undefined if no contact of the list has it. `scanCount`: the entries that are used up.
 */
export type KnownContact = {
  isRemoved: boolean
  /** The contact's status does not count as a guest, and the organiser chose to turn such contacts away. */
  isNoGuest: boolean
  isBlocked: boolean
  scanCount: number
  maxScans: number
}

export type Case = {
  /** The door's link has expired or is switched off. */
  isDoorEnded: boolean
  isListOpen: boolean
  /** Whether the text contained a code. */
  hasCode: boolean
  contact: KnownContact | undefined
  /** Undefined at a main occasion without settings. */
  visit?: Visit | undefined
}

/**
 * Decides whether a contact is let in, in DESIGN §4's order. An offline door uses this. The database function decides
 * the same, and a test compares the two. Checks that need the server are not here: other lists, throttles.
 */
export function decide({ isDoorEnded, isListOpen, hasCode, contact, visit }: Case): Reason {
  if (isDoorEnded) return 'link_expired'
  if (!isListOpen) return 'list_inactive'
  if (!hasCode) return 'malformed'
  if (!contact) return 'unknown_code'
  // A guest may always leave.
  if (visit?.isExit) return 'ok'
  if (contact.isRemoved) return 'removed'
  if (contact.isNoGuest) return 'not_a_guest'
  if (contact.isBlocked || contact.maxScans === 0) return 'blocked'
  if (visit) return decideVisit(visit, contact.scanCount, contact.maxScans)
  return contact.scanCount >= contact.maxScans ? 'already_used' : 'ok'
}

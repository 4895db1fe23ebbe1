import type { GuestCard } from '#contract/guest-card.ts'
import type { Outcome } from '#domain/verdict.ts'
import type { VisitFacts } from '../../database/column-types.ts'

/** One attempt at a door, before its decision. */
export type Attempt = {
  listId: string
  scanId: string
  /** The owner of the door, and its session: the organiser's, or a scanner link's. */
  teamId: string
  sessionId: string
  linkId: string | undefined
  door: string
  text: string
  codeKey: string | undefined
  scannedAt: Date | undefined
  /** Undefined: the main occasion. A scanner link keeps to its own. */
  occasionId?: string | undefined
  isExit?: boolean | undefined
  /** A scan id for each further person who comes in with this code. */
  party?: string[] | undefined
}

/** The stored verdict: a scan id keeps it for ever. Only the standing may change. */
export type Decided = Outcome & {
  contactId: string | undefined
  codeKey: string | undefined
  receivedAt: Date
  standing: 'counts' | 'undone' | 'conflict' | null
  /** Undefined: the main occasion. */
  occasionId?: string | undefined
  isExit?: boolean | undefined
  facts?: VisitFacts | null | undefined
  /** The contact's latest email bounced. It is not stored, and is as of now. */
  isUnreached?: boolean | undefined
  /** A door gave the code to a contact that the list had already, by the email. */
  isGiven?: boolean | undefined
  /** The further places that the scan took. Undefined for a scan alone. */
  party?: (Decided & { scanId: string })[] | undefined
  /** How many of the party found no place, and why. */
  rest?: { people: number; reason: Outcome['reason'] } | undefined
  /** The contact's card, as of now. */
  card?: GuestCard | undefined
}

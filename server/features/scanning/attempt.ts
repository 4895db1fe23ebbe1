import type { Outcome } from '#domain/verdict.ts'

/** One try at a door, before it is decided. */
export type Attempt = {
  listId: string
  scanId: string
  /** The owner of the door, and its session: the organiser's, or that of a scanner link. */
  teamId: string
  sessionId: string
  linkId: string | undefined
  door: string
  text: string
  codeKey: string | undefined
  scannedAt: Date | undefined
}

/** The stored verdict: a scan id keeps it for ever; only the standing may change. */
export type Decided = Outcome & {
  contactId: string | undefined
  codeKey: string | undefined
  receivedAt: Date
  standing: 'counts' | 'undone' | 'conflict' | null
}

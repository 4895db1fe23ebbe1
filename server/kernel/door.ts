import type { ColourRule } from '#domain/colour.ts'

/** A place that scans: a signed-in organiser, or a browser with a scanner link. */
export type Door = {
  /** The one list that it scans, by its internal id. */
  listId: string
  listName: string
  /** Null means the built-in colour rules. */
  colourRules: ColourRule[] | null
  /** The owner of the list. */
  ownerId: string
  /** The organiser's session, or that of the scanner link. */
  sessionId: string
  /** Undefined for an organiser. */
  linkId: string | undefined
  /** The name that guests and staff see: the organiser's name, or the label of the link. */
  name: string
  mayCheckInByName: boolean
  /** The link has expired or is off, or the list is closed, so answers name no contact. Never true for an organiser. */
  hasEnded: boolean
}

import type { ColourRule } from '#domain/colour.ts'

/** Where somebody scans: an organiser who is signed in, or a browser that came by a scanner link. */
export type Door = {
  /** The one list that it scans, by its internal id. */
  listId: string
  listName: string
  /** Null: the built-in ones. */
  colourRules: ColourRule[] | null
  /** Whose list it is. */
  ownerId: string
  /** The organiser's session, or that of the scanner link. */
  sessionId: string
  /** Undefined for an organiser. */
  linkId: string | undefined
  /** As guests and staff are told: the organiser's name, or the label of the link. */
  name: string
  mayCheckInByName: boolean
  /** The link has run out or is off, or the list is closed: its answers name nobody. Never true for an organiser. */
  hasEnded: boolean
}

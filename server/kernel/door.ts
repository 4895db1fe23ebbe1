import type { ColourRule } from '#domain/colour.ts'
import type { Member } from './team.ts'

/** A place that scans: a signed-in member, or a browser with a scanner link. */
export type Door = {
  /** The internal id of the only list that the door scans. */
  listId: string
  listName: string
  /** Null means the built-in colour rules. */
  colourRules: ColourRule[] | null
  /** The list's team. */
  teamId: string
  /** The signed-in member; undefined for a scanner link. */
  member: Member | undefined
  /** The session of the member or of the scanner link. */
  sessionId: string
  /** The scanner link; undefined for a member. */
  linkId: string | undefined
  /** The name for guests and staff: the member's name, or the label of the link. */
  name: string
  mayCheckInByName: boolean
  /** The link has expired or is off, or the list is closed, so answers name no contact. Never true for a member. */
  hasEnded: boolean
}

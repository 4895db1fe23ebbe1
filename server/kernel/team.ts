// Who acts: a person, their team, and the door at which they scan.
import type { ColourRule } from '#domain/colour.ts'
import type { Role } from '#domain/role.ts'

/** A signed-in person in one of their teams. */
export type Member = { id: string; name: string; role: Role }

/** The team whose data a call uses. `member` is undefined if Listpass itself, its operator or a scanner link acts. */
export type Team = { id: string; member?: Member }

/** The signed-in organiser and their session. `isStrong`: more than a password began the session. */
export type Person = { id: string; name: string; email: string; sessionId: string; isStrong: boolean }

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

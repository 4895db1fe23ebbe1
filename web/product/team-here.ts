import { createContext, use } from 'react'
import type { Team } from '#contract/own-teams.ts'
import type { Role } from '#domain/role.ts'

/** The team of the screen, with the person's role in it. */
export type TeamHere = {
  /** All teams of the signed-in person, their own first; undefined until they are known. */
  teams: readonly Team[] | undefined
  /** Undefined until it is known, and if the address names a team without the person. */
  team: Team | undefined
  role: Role | undefined
  /** Whether this is the person's own team. */
  isOwn: boolean
  /** Mailchimp is the sandbox here. False until it is known. */
  isTrial: boolean
  /** Reads the teams again. */
  reload: () => Promise<void>
}

export const TeamHere = createContext<TeamHere>({
  teams: undefined,
  team: undefined,
  role: undefined,
  isOwn: true,
  isTrial: false,
  reload: () => Promise.resolve(),
})

export function useTeamHere(): TeamHere {
  return use(TeamHere)
}

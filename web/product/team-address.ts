import { teamPath } from '#contract/team-path.ts'
import { paths } from './paths.ts'

/** Ends the address of the person's own team if they chose that team in the menu. */
export const ownTeamFragment = '#own'

/** A team's dashboard. Another team's screens begin with a new page, so that no data of one team appears in another. */
export function teamAddress(teamId: string, personId: string | undefined): string {
  return teamId === personId ? paths.dashboard : `${teamPath(teamId)}${paths.dashboard}`
}

export function goToTeam(teamId: string, personId: string | undefined): void {
  location.assign(teamAddress(teamId, personId))
}

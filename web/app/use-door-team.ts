import { useTeamHere } from '../product/team-here.ts'

/** The team for which a person only scans, if they have no other work in their own team. */
export function useDoorTeam(personId: string | undefined): string | undefined {
  const { teams, isOwn } = useTeamHere()
  const others = (teams ?? []).filter(({ id }) => id !== personId)
  return isOwn && others.every(({ role }) => role === 'door') ? others[0]?.id : undefined
}

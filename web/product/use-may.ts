import { mayAs, type NeededRole } from '#domain/role.ts'
import { useTeamHere } from './team-here.ts'

/** Whether the person has at least this role. False until the role is known. */
export function useMay(needed: NeededRole): boolean {
  const { role } = useTeamHere()
  return role !== undefined && mayAs(role, needed)
}

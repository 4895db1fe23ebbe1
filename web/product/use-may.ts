import { mayAs, type NeededRole } from '#domain/role.ts'
import { useTeamHere } from './team-here.ts'

/** Whether the server would let the person do what needs this role. Until the role is known, it would not. */
export function useMay(needed: NeededRole): boolean {
  const { role } = useTeamHere()
  return role !== undefined && mayAs(role, needed)
}

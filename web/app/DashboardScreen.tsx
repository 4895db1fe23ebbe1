import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx'
import { ownTeamFragment, teamAddress } from '../product/team-address.ts'
import { useTeamHere } from '../product/team-here.ts'
import { DoorScanners, useDoorTeam } from './DoorScanners.tsx'
import { useWho } from './SignInContext.tsx'

/** Passes on the signed-in organiser, because consent needs them and only the app knows them. */
export function DashboardScreen() {
  const { user } = useWho()
  const { role } = useTeamHere()
  const { hash } = useLocation()
  const door = useDoorTeam(user?.id)
  if (role === 'door') return <DoorScanners />
  // A person who only scans does not see an empty team, unless they chose it in the menu.
  const isElsewhere = door !== undefined && hash !== ownTeamFragment
  return <DashboardPage userId={user?.id} instead={isElsewhere && <GoOn to={teamAddress(door, user?.id)} />} />
}

function GoOn({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return null
}

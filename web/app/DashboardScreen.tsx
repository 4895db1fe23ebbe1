import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { DashboardPage } from '../features/dashboard/DashboardPage.tsx'
import { ScannersPage } from '../features/scanner/ScannersPage.tsx'
import { ownTeamFragment, teamAddress } from '../product/team-address.ts'
import { useTeamHere } from '../product/team-here.ts'
import { useWho } from './SignInContext.tsx'

/** Consent needs the signed-in organiser, whom only the app knows. */
export function DashboardScreen() {
  const { user } = useWho()
  const { role } = useTeamHere()
  const door = useDoorTeam(user?.id)
  if (role === 'door') return <ScannersPage />
  return <DashboardPage userId={user?.id} instead={door !== undefined && <GoOn to={teamAddress(door, user?.id)} />} />
}

/** The team to which a person belongs who does nothing but scan: their own team is empty, so it is not shown. */
function useDoorTeam(personId: string | undefined): string | undefined {
  const { teams, isOwn } = useTeamHere()
  const { hash } = useLocation()
  const others = (teams ?? []).filter(({ id }) => id !== personId)
  // A person who chose their own team in the menu sees it.
  if (!isOwn || hash === ownTeamFragment || others.some(({ role }) => role !== 'door')) return undefined
  return others[0]?.id
}

function GoOn({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to])
  return null
}

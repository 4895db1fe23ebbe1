import { ChooseListPage } from '../features/scanner/ChooseListPage.tsx'
import { useTeamHere } from '../product/team-here.ts'
import { DoorScanners } from './DoorScanners.tsx'
import { useWho } from './SignInContext.tsx'
import { useDoorTeam } from './use-door-team.ts'

/** A door member chooses among the scanners that they may open, in all their teams. */
export function ScannerScreen() {
  const { role } = useTeamHere()
  const door = useDoorTeam(useWho().user?.id)
  return role === 'door' || door !== undefined ? <DoorScanners /> : <ChooseListPage />
}

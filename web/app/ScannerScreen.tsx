import { ChooseListPage } from '../features/scanner/ChooseListPage.tsx'
import { useTeamHere } from '../product/team-here.ts'
import { DoorScanners, useDoorTeam } from './DoorScanners.tsx'
import { useWho } from './SignInContext.tsx'

/** A door member chooses among the scanners that they may open, in all their teams. */
export function ScannerScreen() {
  const { role } = useTeamHere()
  const door = useDoorTeam(useWho().user?.id)
  return role === 'door' || door !== undefined ? <DoorScanners /> : <ChooseListPage />
}

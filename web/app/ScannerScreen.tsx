import { ChooseListPage } from '../features/scanner/ChooseListPage.tsx'
import { ScannersPage } from '../features/scanner/ScannersPage.tsx'
import { useTeamHere } from '../product/team-here.ts'

/** A door member chooses among the scanners that they may open. */
export function ScannerScreen() {
  const { role } = useTeamHere()
  return role === 'door' ? <ScannersPage /> : <ChooseListPage />
}

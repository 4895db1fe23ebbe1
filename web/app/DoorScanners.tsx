import { Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.ts'
import { useTeamHere } from '../product/team-here.ts'

const ScannersPage = lazyPart(async () => (await import('../features/scanner/lists/ScannersPage.tsx')).ScannersPage)

/** The scanners of a door member; other people never load this page. */
export function DoorScanners() {
  return (
    <Suspense>
      <ScannersPage />
    </Suspense>
  )
}

/** The team for which a person only scans, if they have no other work in their own team. */
export function useDoorTeam(personId: string | undefined): string | undefined {
  const { teams, isOwn } = useTeamHere()
  const others = (teams ?? []).filter(({ id }) => id !== personId)
  return isOwn && others.every(({ role }) => role === 'door') ? others[0]?.id : undefined
}

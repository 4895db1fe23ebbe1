import { Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.ts'

const ScannersPage = lazyPart(async () => (await import('../features/scanner/lists/ScannersPage.tsx')).ScannersPage)

/** The scanners of a door member; other people never load this page. */
export function DoorScanners() {
  return (
    <Suspense>
      <ScannersPage />
    </Suspense>
  )
}

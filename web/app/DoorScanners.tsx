import { lazy, Suspense } from 'react'

const ScannersPage = lazy(async () => ({
  default: (await import('../features/scanner/lists/ScannersPage.tsx')).ScannersPage,
}))

/** The scanners of a door member; other people never load this page. */
export function DoorScanners() {
  return (
    <Suspense>
      <ScannersPage />
    </Suspense>
  )
}

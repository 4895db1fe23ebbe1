import { useMemo, useEffect } from 'react'
import { useParams } from 'react-router'
import { linkDoor, organiserDoor } from './door/door-access.ts'
import { Scanner } from './Scanner.tsx'
import { goingOn } from './offline/go-on.ts'
import { keptToken } from './offline/remembered-door.ts'
import { doorManifest } from '#contract/doors.ts'

export function ScannerPage() {
  const { listId = '' } = useParams()
  return <ScannerOfList key={listId} listId={listId} />
}

export function ScannerOfList({ listId }: { listId: string }) {
  const access = useMemo(() => goingOn(organiserDoor(listId)), [listId])
  return <Scanner access={access} />
}

/** By a secret address, for door staff who have no account (SPEC §2). */
export function ScannerPublicPage() {
  const { secretSlug = '' } = useParams()
  return <ScannerOfLink key={secretSlug} slug={secretSlug} />
}

function ScannerOfLink({ slug }: { slug: string }) {
  useDoorManifest(slug)
  const access = useMemo(() => goingOn(linkDoor(slug, keptToken(slug))), [slug])
  return <Scanner access={access} />
}

/** On a home screen, a scanner link's page is an app of the door's name, which opens this door. */
function useDoorManifest(slug: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    if (!link) return undefined
    const before = link.getAttribute('href')!
    link.setAttribute('href', doorManifest.path.replace(':slug', encodeURIComponent(slug)))
    return () => link.setAttribute('href', before)
  }, [slug])
}

import { useMemo } from 'react'
import { useParams } from 'react-router'
import { linkDoor, organiserDoor } from './door/door-access.ts'
import { Scanner } from './Scanner.tsx'
import { useDoorManifest } from './door/use-door-manifest.ts'

export function ScannerPage() {
  const { listId = '' } = useParams()
  return <ScannerOfList key={listId} listId={listId} />
}

export function ScannerOfList({ listId }: { listId: string }) {
  const access = useMemo(() => organiserDoor(listId), [listId])
  return <Scanner access={access} />
}

/** By a secret address, for door staff who have no account (SPEC §2). */
export function ScannerPublicPage() {
  const { secretSlug = '' } = useParams()
  return <ScannerOfLink key={secretSlug} slug={secretSlug} />
}

function ScannerOfLink({ slug }: { slug: string }) {
  useDoorManifest()
  const access = useMemo(() => linkDoor(slug), [slug])
  return <Scanner access={access} />
}

import { Suspense } from 'react'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useListHere } from '../home/list-here.ts'
import { words } from '../words.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const Tonight = lazyPart(async () => (await import('./Tonight.tsx')).Tonight)
const Settings = lazyPart(async () => (await import('../settings/Settings.tsx')).Settings)

/** The list's own address: the night, or the setup while there are no codes. */
export function FirstPart() {
  const { list, isSetup } = useListHere()
  return (
    <Suspense fallback={<Skeleton label={words.loading} rows={4} />}>
      {isSetup ? <Settings list={list} /> : <Tonight list={list} />}
    </Suspense>
  )
}

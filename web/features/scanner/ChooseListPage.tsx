import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { listIdOfPage } from './lists/page-data.ts'
import { ScannerOfList } from './ScannerPage.tsx'

/** Loaded apart, because a door never shows it. The offline scanner stores it. */
const ListChoice = lazyPart(async () => (await import('./lists/ListChoice.tsx')).ListChoice)

/** The scanner without a list asks for one, unless the page itself was made for one. */
export function ChooseListPage() {
  const listId = listIdOfPage()
  if (listId !== undefined) return <ScannerOfList listId={listId} />
  return (
    <Suspense>
      <ListChoice />
    </Suspense>
  )
}

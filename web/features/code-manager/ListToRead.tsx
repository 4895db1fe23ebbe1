import { lazy, Suspense } from 'react'
import type { List } from '#contract/list.ts'
import { PageHeader } from '../../ui/Page.tsx'
import { useOccasions } from '../../product/use-occasions.ts'
import { ListName } from './ListName.tsx'
import { ToOccasions } from './ToOccasions.tsx'
import { words } from './words.ts'

const CheckIns = lazy(() => import('./activity/CheckIns.tsx'))
const Branding = lazy(async () => ({ default: (await import('./settings/Branding.tsx')).Branding }))

/** A list for a viewer: figures and scans, without any actions. */
export function ListToRead({ list }: { list: List }) {
  const occasions = useOccasions(list.id)
  return (
    <>
      <PageHeader>
        <ListName list={list} />
        {occasions.data && occasions.data.length > 1 && <ToOccasions listId={list.id} occasions={occasions.data} />}
      </PageHeader>
      {list.qr_values_set ? (
        <Suspense>
          <CheckIns listId={list.id} />
        </Suspense>
      ) : (
        <p>{words.nothingToRead}</p>
      )}
      <Suspense>
        <Branding list={list} />
      </Suspense>
    </>
  )
}

import { lazy, Suspense } from 'react'
import type { List } from '#contract/list.ts'
import { PageHeader } from '../../ui/Page.tsx'
import { ListName } from './ListName.tsx'
import { words } from './words.ts'

const CheckIns = lazy(() => import('./activity/CheckIns.tsx'))

/** A list for a viewer: figures and scans, without any actions. */
export function ListToRead({ list }: { list: List }) {
  return (
    <>
      <PageHeader>
        <ListName list={list} />
      </PageHeader>
      {list.qr_values_set ? (
        <Suspense>
          <CheckIns listId={list.id} />
        </Suspense>
      ) : (
        <p>{words.nothingToRead}</p>
      )}
    </>
  )
}

import { Suspense, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import type { Selection } from '../use-selection.ts'
import { words } from '../../../../words/guests.ts'
import styles from '../tools.module.css'
import { BulkProgress } from './BulkProgress.tsx'
import { BulkQuestion } from './BulkQuestion.tsx'
import type { Matching } from './run-change.ts'
import type { Bulk, BulkWanted, ChangeKind, Tagging } from './use-bulk.ts'
import { lazyPart } from '../../../../ui/lazy-part.ts'

const TagDialog = lazyPart(async () => (await import('../tags/TagDialog.tsx')).TagDialog)

/** `matching`: how many guests the filters leave. */
type Props = { listId: string; bulk: Bulk; selection: Selection; filters: Matching; matching: number }

/** Floats over the end of the table while guests are selected or being changed. */
export function BulkBar({ listId, bulk, selection, filters, matching }: Props) {
  const [asked, setAsked] = useState<ChangeKind | 'tag'>()
  if (bulk.run) return <BulkProgress listId={listId} bulk={bulk} run={bulk.run} />
  if (!selection.isSome) return null

  const count = selection.isAll ? matching : selection.ids.size
  const start = (what: { kind: ChangeKind; max?: number } | { kind: 'tag'; tagging: Tagging }) => {
    const guests = selection.isAll ? { matching: filters, count } : { ids: [...selection.ids] }
    bulk.start({ ...what, ...guests } satisfies BulkWanted)
    selection.clear()
  }
  const begin = (kind: ChangeKind, max?: number) => start({ kind, ...(max !== undefined && { max }) })
  const close = () => setAsked(undefined)
  return (
    <>
      <div className={styles['bar']} role="region" aria-label={words.bulk.bar}>
        <strong role="status">{words.bulk.selected({ guests: count })}</strong>
        {selection.isPage && !selection.isAll && matching > selection.ids.size && (
          <Button size="small" onClick={selection.selectAll}>
            {words.bulk.all({ guests: matching })}
          </Button>
        )}
        <Button size="small" onClick={() => setAsked('max')}>
          {words.bulk.setMax}
        </Button>
        <Button size="small" onClick={() => setAsked('tag')}>
          {words.bulk.tag}
        </Button>
        <Button size="small" onClick={() => setAsked('block')}>
          {words.bulk.block}
        </Button>
        <Button size="small" onClick={() => setAsked('unblock')}>
          {words.bulk.unblock}
        </Button>
        <button type="button" className={styles['clear']} aria-label={words.bulk.clear} onClick={selection.clear}>
          <Icon name="cross" size={18} />
        </button>
      </div>
      {asked === 'tag' && (
        <Suspense>
          <TagDialog
            listId={listId}
            count={count}
            onAnswer={(tagging) => start({ kind: 'tag', tagging })}
            onClose={close}
          />
        </Suspense>
      )}
      {asked && asked !== 'tag' && <BulkQuestion kind={asked} count={count} onAnswer={begin} onClose={close} />}
    </>
  )
}

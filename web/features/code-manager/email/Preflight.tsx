import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { List } from '#contract/list.ts'
import { LeftOut } from '../../../product/left-out/LeftOut.tsx'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { showTime } from '../../../ui/show.ts'
import { DraftRows } from './DraftRows.tsx'
import { quiet } from '../../../ui/layout.ts'
import styles from './email.module.css'
import { useDrafts, useLookAgain } from './use-drafts.ts'
import { words } from '../../../words/drafts.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const DraftView = lazyPart(async () => (await import('./DraftView.tsx')).DraftView)
const MakeDraft = lazyPart(async () => (await import('./MakeDraft.tsx')).MakeDraft)

/** The drafts of the list with their lights, or the draft that the address names. */
export function Preflight({ list }: { list: List }) {
  const [search] = useSearchParams()
  const draft = search.get('draft')
  if (draft === null) return <AllDrafts list={list} />
  return (
    <Suspense fallback={<Card aria-busy className={styles['drafts']} />}>
      <DraftView key={draft} list={list} campaignId={draft} />
    </Suspense>
  )
}

function AllDrafts({ list }: { list: List }) {
  const drafts = useDrafts(list.id)
  const mayWrite = useMay('editor')
  const { isLooking, lookAgain } = useLookAgain(list.id)
  // A form that opened by itself would move the page while it loads.
  const [isMaking, setIsMaking] = useState(false)
  return (
    <Card aria-labelledby="preflight" className={styles['drafts']}>
      <header className={styles['head']}>
        <h2 id="preflight">{words.email.title}</h2>
        <Button size="small" isBusy={isLooking || drafts.isFetching} onClick={lookAgain}>
          {isLooking ? words.email.looking : words.email.again}
        </Button>
      </header>
      <p className={quiet()}>{words.email.text}</p>
      <Loaded of={drafts} loading={words.email.loading} failed={words.email.failed}>
        {({ drafts: found, left_out: leftOut = [], checked_at: at }) => (
          <>
            {found.length > 0 && <DraftRows listId={list.id} drafts={found} />}
            {found.length + leftOut.length === 0 && <NoDrafts />}
            <LeftOut of="drafts" rows={leftOut} />
            <p className={quiet()} role="status">
              {words.email.checkedAt({ time: showTime(new Date(at)) })}
            </p>
            {mayWrite &&
              (found.length === 0 && !isMaking ? (
                <div>
                  <Button look="action" onClick={() => setIsMaking(true)}>
                    {words.email.make}
                  </Button>
                </div>
              ) : (
                <Disclosure summary={words.email.make} isOpen={isMaking}>
                  <div className={styles['inside']}>
                    <Suspense>
                      <MakeDraft list={list} />
                    </Suspense>
                  </div>
                </Disclosure>
              ))}
          </>
        )}
      </Loaded>
    </Card>
  )
}

function NoDrafts() {
  return (
    <div>
      <h3>{words.email.none}</h3>
      <p>{words.email.noneText}</p>
    </div>
  )
}

import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { List } from '#contract/list.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { showTime } from '../../../ui/show.ts'
import { DraftRows } from './DraftRows.tsx'
import { DraftView } from './DraftView.tsx'
import styles from './preflight.module.css'
import { useDrafts, useLookAgain } from './use-drafts.ts'
import { words } from './words.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const MakeDraft = lazyPart(async () => (await import('./MakeDraft.tsx')).MakeDraft)

/** The drafts of the list with their lights, or the draft that the address names. */
export function Preflight({ list }: { list: List }) {
  const [search] = useSearchParams()
  const draft = search.get('draft')
  return draft === null ? <AllDrafts list={list} /> : <DraftView key={draft} list={list} campaignId={draft} />
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
        <h2 id="preflight">{words.title}</h2>
        <Button size="small" isBusy={isLooking || drafts.isFetching} onClick={lookAgain}>
          {isLooking ? words.looking : words.again}
        </Button>
      </header>
      <p className={styles['quiet']}>{words.text}</p>
      <Loaded of={drafts} loading={words.loading} failed={words.failed}>
        {({ drafts: found, checked_at: at }) => (
          <>
            {found.length === 0 ? <NoDrafts /> : <DraftRows drafts={found} />}
            <p className={styles['quiet']} role="status">
              {words.checkedAt(showTime(new Date(at)))}
            </p>
            {mayWrite &&
              (found.length === 0 && !isMaking ? (
                <div>
                  <Button look="action" onClick={() => setIsMaking(true)}>
                    {words.make}
                  </Button>
                </div>
              ) : (
                <Disclosure summary={words.make} isOpen={isMaking}>
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
      <h3>{words.none}</h3>
      <p>{words.noneText}</p>
    </div>
  )
}

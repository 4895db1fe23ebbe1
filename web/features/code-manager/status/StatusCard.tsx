import { Suspense } from 'react'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { showTime } from '../../../ui/show.ts'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import type { Batch } from '../batch/use-batch.ts'
import styles from '../code-manager.module.css'
import type { Status } from './use-status.ts'
import { words } from './words.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const Found = lazyPart(async () => (await import('./Found.tsx')).Found)

type Props = { of: Status; generation: Batch; onSync: () => void }

export function StatusCard({ of: { listId, status, check }, generation, onSync }: Props) {
  const { data, isFetching } = status
  return (
    <Card aria-label={words.title} aria-busy={isFetching}>
      <header className={styles['cardHeader']}>
        <h2>{words.title}</h2>
        <Button size="small" isBusy={isFetching} onClick={() => void check()}>
          {isFetching ? words.checking : data ? words.checkAgain : words.check}
        </Button>
      </header>
      {!data && <p className={styles['quiet']}>{words.text}</p>}
      <SlowHint isWaiting={isFetching} />
      {status.isError && !isFetching && <TroubleNotice {...wordsFor(status.error, words.failed)} />}
      {data && (
        <Suspense>
          <Found
            listId={listId}
            checkedAt={status.dataUpdatedAt}
            status={data}
            generation={generation}
            onSync={onSync}
          />
        </Suspense>
      )}
      {data && <p className={styles['small']}>{words.checkedAt(showTime(new Date(status.dataUpdatedAt)))}</p>}
    </Card>
  )
}

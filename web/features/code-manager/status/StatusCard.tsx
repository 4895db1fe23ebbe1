import { Suspense } from 'react'
import type { List, Unreadable as Group } from '#contract/list.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { showTime } from '../../../ui/show.ts'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import type { Batch } from '../batch/use-batch.ts'
import { inRows, quiet } from '../../../ui/layout.ts'
import styles from '../code-manager.module.css'
import type { Status } from './use-status.ts'
import { words } from '../../../words/manager.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { UserText } from '../../../ui/UserText.tsx'

const Found = lazyPart(async () => (await import('./Found.tsx')).Found)

/** `known`: contacts that were unreadable before this check. */
type Props = { of: Status; known: List['unreadable']; generation: Batch; onSync: () => void }

export function StatusCard({ of: { listId, status, check }, known, generation, onSync }: Props) {
  const { data, isFetching } = status
  return (
    <Card aria-labelledby="check-status" aria-busy={isFetching}>
      <header className={inRows(3, 'center', 'between')}>
        <h2 id="check-status">{words.status.title}</h2>
        <Button size="small" isBusy={isFetching} onClick={() => void check()}>
          {isFetching ? words.status.checking : data ? words.status.checkAgain : words.status.check}
        </Button>
      </header>
      {!data && <p className={quiet()}>{words.status.text}</p>}
      <SlowHint isWaiting={isFetching} />
      {status.isError && !isFetching && <TroubleNotice {...wordsFor(status.error, words.status.failed)} />}
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
      <Unreadable groups={data?.unreadable ?? known} />
      {data && <p className={quiet(1)}>{words.status.checkedAt({ time: showTime(new Date(status.dataUpdatedAt)) })}</p>}
    </Card>
  )
}

/** Contacts that Listpass cannot read in Mailchimp, or cannot reach by email, by the reasons. */
function Unreadable({ groups }: { groups: readonly Group[] }) {
  return groups.map(({ message, contacts }) => (
    <div key={message}>
      <Notice kind="warn" title={message} detail={words.status.othersUnaffected} />
      {contacts.length > 0 && (
        <Disclosure summary={words.status.unreadableList}>
          <ul role="list" className={styles['people']}>
            {contacts.map((contact) => (
              <li key={contact}>
                <UserText text={contact} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  ))
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { batchFailures } from '#contract/codes.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { shownSentence } from '#domain/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import styles from '../code-manager.module.css'
import { keyOf } from '../use-list.ts'
import { words } from '../../../words/manager.ts'

type Props = {
  listId: string
  batchId: string
  /** The present number of failures; when it grows, the list is read again. */
  count: number
}

export function Failures(props: Props) {
  return (
    <Disclosure summary={words.batch.failures}>
      <FailureList {...props} />
    </Disclosure>
  )
}

/** 100 per page, and further pages on request: there may be as many as contacts. */
function FailureList({ listId, batchId, count }: Props) {
  const read = useInfiniteQuery({
    queryKey: keyOf(listId, 'batch', batchId, 'failures', count),
    queryFn: ({ signal, pageParam: after }) =>
      call(batchFailures, { params: { listId, batchId }, query: { after } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  const failures = read.data?.pages.flatMap((page) => page.failures)
  return (
    <>
      {failures && <RefusedList label={words.batch.failuresList} refused={failures} />}
      <Loaded of={read} loading={words.batch.failuresLoading} failed={words.batch.failuresFailed} rows={2} />
      {read.hasNextPage && !read.isError && (
        <div className={styles['more']}>
          <Button size="small" isBusy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {read.isFetchingNextPage ? words.batch.loadingMore : words.batch.more}
          </Button>
        </div>
      )}
    </>
  )
}

/** Each contact with the reason in Mailchimp's words. */
export function RefusedList({
  label,
  refused,
}: {
  label: string
  refused: readonly { email: string; reason: string }[]
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
    <div className={styles['people']} role="region" aria-label={label} tabIndex={0}>
      <ul role="list">
        {refused.map(({ email, reason }) => (
          <li key={email}>
            <strong>
              <UserText text={email} />
            </strong>
            <p>{shownSentence(reason)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

import styles from './field.module.css'
import type { UseQueryResult, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { wordsFor } from '../api/declined.ts'
import { TroubleNotice } from './TroubleNotice.tsx'
import { SlowHint } from './SlowHint.tsx'
import { Unseen } from './Unseen.tsx'

type Props<T> = {
  of: UseQueryResult<T> | UseInfiniteQueryResult<T>
  loading: string
  failed: string
  rows?: number
  /** For the frame around an error. */
  className?: string | undefined
  children?: (data: T) => ReactNode
}

/**
 * Shows a skeleton while a query loads, its error with a retry button, or its data. Loaded data stays beside a later
 * error.
 */
export function Loaded<T>({ of: query, loading, failed, rows, className, children }: Props<T>) {
  // Loaded pages stay: only the failed one is read again.
  const again = 'isFetchNextPageError' in query && query.isFetchNextPageError ? query.fetchNextPage : query.refetch
  const trouble = query.isError && (
    <TroubleNotice {...wordsFor(query.error, failed)} onRetry={() => void again()} isRetrying={query.isFetching} />
  )
  return (
    <>
      {query.isPending && <Skeleton label={loading} {...(rows !== undefined && { rows })} />}
      {trouble && className !== undefined ? <div className={className}>{trouble}</div> : trouble}
      {query.data !== undefined && children?.(query.data)}
    </>
  )
}

/** Grey bars in place of loading content. The text is for screen readers. */
export function Skeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div aria-busy="true">
      <Unseen role="status">{label}</Unseen>
      <div className={styles['skeleton']} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} />
        ))}
      </div>
      <SlowHint isWaiting />
    </div>
  )
}

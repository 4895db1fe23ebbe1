import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listStats, scanLog } from '#contract/scans.ts'
import { call } from '../../../api/call.ts'
import { keyOf } from '../use-list.ts'
import { beginOf, type Span } from './span.ts'

/** The figures change while a door is open. */
const refreshMs = 5000

/** The figures of an occasion, or of the whole list without one. */
export function useStats(listId: string, occasion: string | undefined) {
  const [span, setSpan] = useState<Span>('day')
  const stats = useQuery({
    queryKey: keyOf(listId, 'stats', span, occasion),
    queryFn: ({ signal }) =>
      call(
        listStats,
        { params: { listId }, query: { from: beginOf(span, new Date()), to: undefined, occasion } },
        signal,
      ),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
  return { span, setSpan, stats }
}

type Outcome = 'accepted' | 'refused'

export type LogFilters = {
  outcome?: Outcome | undefined
  door?: string | undefined
  contact?: string | undefined
  occasion?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The log page by page; its first page updates live. */
export function useLog(listId: string, filters: LogFilters) {
  const key = JSON.stringify(filters)
  const [place, setPlace] = useState<{ key: string; cursors: readonly string[] }>({ key, cursors: [] })
  // With other filters the log starts at its first page.
  const cursors = place.key === key ? place.cursors : []
  const after = cursors.at(-1)
  const log = useQuery({
    queryKey: keyOf(listId, 'scans', key, after),
    queryFn: ({ signal }) => call(scanLog, { params: { listId }, query: { ...filters, after } }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: after === undefined ? refreshMs : false,
  })
  const next = log.data?.next
  return {
    log,
    page: cursors.length + 1,
    toNext: next ? () => setPlace({ key, cursors: [...cursors, next] }) : undefined,
    toPrevious: cursors.length > 0 ? () => setPlace({ key, cursors: cursors.slice(0, -1) }) : undefined,
  }
}

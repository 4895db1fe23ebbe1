import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auditLog } from '#contract/audit.ts'
import { allLists } from '#contract/lists.ts'
import { call } from '../../../api/call.ts'

type Place = { list: string; cursors: readonly string[] }

/** The audit log page by page. The server names only the next older page, so the previous ones are remembered here. */
export function useActivity() {
  const [{ list, cursors }, setPlace] = useState<Place>({ list: '', cursors: [] })
  const after = cursors.at(-1)
  const entries = useQuery({
    queryKey: ['account', 'activity', list, after],
    queryFn: ({ signal }) => call(auditLog, { query: { list: list || undefined, after } }, signal),
    placeholderData: keepPreviousData,
    // Recent actions on other screens must appear here.
    refetchOnMount: 'always',
  })
  const next = entries.data?.next

  return {
    entries,
    list,
    page: cursors.length + 1,
    setList: (wanted: string) => setPlace({ list: wanted, cursors: [] }),
    toOlder: next ? () => setPlace({ list, cursors: [...cursors, next] }) : undefined,
    toNewer: cursors.length > 0 ? () => setPlace({ list, cursors: cursors.slice(0, -1) }) : undefined,
  }
}

/** The lists that the log can be filtered by. */
export function useListsOfLog() {
  return useQuery({ queryKey: ['account', 'lists'], queryFn: ({ signal }) => call(allLists, {}, signal) })
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactsOfList } from '#contract/contacts.ts'
import { call } from '../../api/call.ts'

type Place = { search: string; cursors: readonly string[] }

/** The contacts page by page. The server names the next page only, so the way back is remembered here. */
export function useContacts(listId: string) {
  const [{ search, cursors }, setPlace] = useState<Place>({ search: '', cursors: [] })
  const after = cursors.at(-1)
  const contacts = useQuery({
    queryKey: ['code-manager', listId, 'contacts', search, after],
    queryFn: ({ signal }) =>
      call(contactsOfList, { params: { listId }, query: { q: search || undefined, after } }, signal),
    placeholderData: keepPreviousData,
  })
  const next = contacts.data?.next

  return {
    contacts,
    search,
    page: cursors.length + 1,
    setSearch: (wanted: string) => setPlace({ search: wanted.trim(), cursors: [] }),
    toNext: next ? () => setPlace({ search, cursors: [...cursors, next] }) : undefined,
    toPrevious: cursors.length > 0 ? () => setPlace({ search, cursors: cursors.slice(0, -1) }) : undefined,
  }
}

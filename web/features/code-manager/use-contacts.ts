import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeContact, type Contact, contactsOfList, type ContactState } from '#contract/contacts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { showToast } from '../../ui/toast-list.ts'
import { keyOf } from './use-list.ts'
import { words } from './words.ts'

type Place = { search: string; state: ContactState | undefined; cursors: readonly string[] }

/** The contacts page by page. The server names the next page only, so the way back is remembered here. */
export function useContacts(listId: string) {
  const [{ search, state, cursors }, setPlace] = useState<Place>({ search: '', state: undefined, cursors: [] })
  const after = cursors.at(-1)
  const contacts = useQuery({
    queryKey: keyOf(listId, 'contacts', search, state, after),
    queryFn: ({ signal }) =>
      call(contactsOfList, { params: { listId }, query: { q: search || undefined, state, after } }, signal),
    placeholderData: keepPreviousData,
  })
  const next = contacts.data?.next

  return {
    contacts,
    search,
    page: cursors.length + 1,
    state,
    setSearch: (wanted: string) => setPlace({ search: wanted.trim(), state, cursors: [] }),
    setState: (wanted: ContactState | undefined) => setPlace({ search, state: wanted, cursors: [] }),
    toNext: next ? () => setPlace({ search, state, cursors: [...cursors, next] }) : undefined,
    toPrevious: cursors.length > 0 ? () => setPlace({ search, state, cursors: cursors.slice(0, -1) }) : undefined,
  }
}

/** Changes one contact; what is shown of it is what the server then says. */
export function useChangeContact(listId: string, { id }: Contact, onChanged: (contact: Contact) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeContact>) =>
      call(changeContact, { params: { listId, contactId: id }, body }),
    onSuccess: async ({ contact, message }) => {
      await client.invalidateQueries({ queryKey: keyOf(listId, 'contacts') })
      showToast('good', message || words.changed)
      onChanged(contact)
    },
  })
}

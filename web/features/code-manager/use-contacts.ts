import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeContact, type Contact, contactsOfList, type ContactState } from '#contract/contacts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { showToast } from '../../ui/toast-list.ts'
import { firstPage, inState, nextPage, previousPage, queryOf, searchFor } from './contact-pages.ts'
import { keyOf } from './use-list.ts'
import { words } from './words.ts'

/** The contacts page by page, at first those that `start` finds. */
export function useContacts(listId: string, start: string) {
  const [pages, setPages] = useState(() => searchFor(firstPage, start))
  const query = queryOf(pages)
  const contacts = useQuery({
    queryKey: keyOf(listId, 'contacts', query),
    queryFn: ({ signal }) => call(contactsOfList, { params: { listId }, query }, signal),
    placeholderData: keepPreviousData,
  })
  const next = contacts.data?.next

  return {
    contacts,
    search: pages.search,
    page: pages.cursors.length + 1,
    state: pages.state,
    setSearch: (wanted: string) => setPages(searchFor(pages, wanted)),
    setState: (wanted: ContactState | undefined) => setPages(inState(pages, wanted)),
    toNext: next ? () => setPages(nextPage(pages, next)) : undefined,
    toPrevious: pages.cursors.length > 0 ? () => setPages(previousPage(pages)) : undefined,
  }
}

/** Changes one contact, and shows it as the server then returns it. */
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

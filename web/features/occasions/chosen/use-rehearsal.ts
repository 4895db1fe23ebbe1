import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { contactsOfList } from '#contract/contacts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { rehearse } from '#contract/occasions.ts'
import { call } from '../../../api/call.ts'

/** The contacts of the list whose name or email holds these words; asked from one letter on. */
export function useGuests(listId: string, search: string) {
  const q = search.trim()
  return useQuery({
    queryKey: ['occasions', listId, 'guests', q],
    queryFn: ({ signal }) => call(contactsOfList, { params: { listId }, query: { q } }, signal),
    select: ({ contacts }) => contacts,
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
}

export function useRehearse(listId: string, occasionId: string) {
  return useMutation({
    mutationFn: (body: BodyOf<typeof rehearse>) => call(rehearse, { params: { listId, occasionId }, body }),
  })
}

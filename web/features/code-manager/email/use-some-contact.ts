import { useQuery } from '@tanstack/react-query'
import { type Contact, contactsOfList } from '#contract/contacts.ts'
import { call } from '../../../api/call.ts'
import { keyOf } from '../use-list.ts'

/** A contact for an example: one with a code and a name, if there is any on the first page. */
export function useSomeContact(listId: string) {
  return useQuery({
    queryKey: keyOf(listId, 'contacts', 'first'),
    queryFn: ({ signal }) => call(contactsOfList, { params: { listId }, query: {} }, signal),
    select: ({ contacts }): Contact | null => contacts.find(hasCodeAndName) ?? contacts[0] ?? null,
  })
}

function hasCodeAndName({ qr_code: code, display_value: name }: Contact): boolean {
  return code !== null && name !== ''
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeContact, type Contact } from '#contract/contacts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { showToast } from '../../ui/toast-list.ts'
import { keyOf } from './use-list.ts'
import { words } from './contact-words.ts'

/** Changes one contact, and shows it as the server then returns it. */
export function useChangeContact(listId: string, { id }: Contact, onChanged: (contact: Contact) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeContact>) =>
      call(changeContact, { params: { listId, contactId: id }, body }),
    onSuccess: async ({ contact, message }) => {
      await client.invalidateQueries({ queryKey: keyOf(listId, 'guests') })
      showToast('good', message || words.changed)
      onChanged(contact)
    },
  })
}

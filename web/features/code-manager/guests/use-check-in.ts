import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Guest } from '#contract/guests.ts'
import { checkIn } from '#contract/scanning.ts'
import { call } from '../../../api/call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { keyOf } from '../use-list.ts'
import { reasonWords } from '../reason-words.ts'
import { words } from './words.ts'

/** Checks a guest in at the organiser's own door, by the rules of every door. */
export function useCheckIn(listId: string, { id }: Guest, { name, occasion }: { name: string; occasion: string }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(checkIn, {
        params: { listId, contactId: id },
        body: { scan_id: crypto.randomUUID(), ...(occasion !== listId && { occasion_id: occasion }) },
      }),
    onSuccess: ({ reason }) => {
      if (reason === 'ok') showToast('good', words.checkedIn(name))
      else showToast('bad', words.notCheckedIn(name, reasonWords[reason]))
    },
    onError: (error) => showToast('bad', wordsFor(error, words.checkInFailed).message),
    // A call without an answer may have counted.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listId, 'guests') }),
  })
}

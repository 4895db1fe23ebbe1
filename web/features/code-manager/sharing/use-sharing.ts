import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askToMerge, keepApart, listSharing, withdrawMerge, type Sharing } from '#contract/merging.ts'
import { call } from '../../../api/call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { keyOf } from '../use-list.ts'
import { words } from './words.ts'

/** Requests of other teams may arrive while the page is open. */
const lookEveryMs = 30_000

/** Reads the lists of other teams with the same audience, and their requests. */
export function useSharing(listId: string) {
  return useQuery({
    queryKey: keyOf(listId, 'sharing'),
    queryFn: ({ signal }) => call(listSharing, { params: { listId } }, signal),
    refetchInterval: lookEveryMs,
  })
}

export function useAsk(listId: string) {
  const keep = useKeep(listId)
  return async () => {
    const { sharing, message } = await call(askToMerge, { params: { listId }, body: {} })
    keep(sharing)
    showToast('good', message)
  }
}

export function useWithdraw(listId: string) {
  return useChange(listId, () => call(withdrawMerge, { params: { listId } }))
}

export function useStayApart(listId: string) {
  return useChange(listId, (staysApart: boolean) =>
    call(keepApart, { params: { listId }, body: { stays_apart: staysApart } }),
  )
}

function useChange<Given>(listId: string, send: (given: Given) => Promise<{ sharing: Sharing; message: string }>) {
  const keep = useKeep(listId)
  return useMutation({
    mutationFn: send,
    onSuccess({ sharing, message }) {
      keep(sharing)
      showToast('good', message)
    },
    onError: (error) => showToast('bad', wordsFor(error, words.failed).message),
  })
}

function useKeep(listId: string) {
  const client = useQueryClient()
  return (sharing: Sharing) => client.setQueryData(keyOf(listId, 'sharing'), sharing)
}

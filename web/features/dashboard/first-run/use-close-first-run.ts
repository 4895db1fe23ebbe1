import { useMutation, useQueryClient } from '@tanstack/react-query'
import { closeFirstRun } from '#contract/trying.ts'
import { call } from '../../../api/call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { firstRunKey } from './use-first-run.ts'
import { words } from './words.ts'

export function useCloseFirstRun(listId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(closeFirstRun, { params: { listId } }),
    onSuccess: () => client.setQueryData(firstRunKey, { first_run: null }),
    onError: (error) => showToast('bad', wordsFor(error, words.closeFailed).message),
  })
}

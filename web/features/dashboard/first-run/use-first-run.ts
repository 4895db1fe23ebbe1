import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { closeFirstRun, firstRun } from '#contract/trying.ts'
import { call } from '../../../api/call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { useMay } from '../../../product/use-may.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { words } from './words.ts'

const key = ['dashboard', 'first-run']

/** The first steps of the team, for people who can take them. The dashboard does without them if they cannot be read. */
export function useFirstRun() {
  const mayEdit = useMay('editor')
  const client = useQueryClient()
  const run = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(firstRun, {}, signal),
    select: ({ first_run: found }) => found,
    enabled: mayEdit,
  })
  return {
    run: run.data ?? undefined,
    /** Nothing below the steps is shown before their place is known, so that nothing moves. */
    isKnown: !mayEdit || !run.isPending,
    lookAgain: () => void client.invalidateQueries({ queryKey: key }),
  }
}

export function useCloseFirstRun(listId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(closeFirstRun, { params: { listId } }),
    onSuccess: () => client.setQueryData(key, { first_run: null }),
    onError: (error) => showToast('bad', wordsFor(error, words.closeFailed).message),
  })
}

import { useMutation } from '@tanstack/react-query'
import type { BodyOf } from '#contract/endpoint.ts'
import { changeList } from '#contract/lists.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { useRefreshList } from '../use-list.ts'
import { words } from './words.ts'

/** Changes the given settings, and shows the list only as the server then returns it. */
export function useSettings(listId: string) {
  const refresh = useRefreshList(listId)
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeList>) => call(changeList, { params: { listId }, body }),
    onSuccess: async ({ message }) => {
      await refresh()
      showToast('good', message || words.updated)
    },
  })
}

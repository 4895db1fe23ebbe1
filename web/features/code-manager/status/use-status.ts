import { useQuery } from '@tanstack/react-query'
import { checkStatus } from '#contract/codes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { keyOf, useRefreshList } from '../use-list.ts'
import { words } from '../../../words/manager.ts'

export type ListStatus = AnswerOf<typeof checkStatus>

/** The status is read only on request, because it makes Mailchimp list all members. */
export function useStatus(listId: string) {
  const refresh = useRefreshList(listId)
  const status = useQuery({
    queryKey: keyOf(listId, 'status'),
    queryFn: ({ signal }) => call(checkStatus, { params: { listId } }, signal),
    enabled: false,
    retry: false,
  })

  async function check() {
    const { isSuccess } = await status.refetch()
    if (isSuccess) showToast('good', words.status.checked)
    // The check may have found that the list or a field is gone.
    await refresh()
  }

  return { listId, status, check, recheck: status.refetch }
}

export type Status = ReturnType<typeof useStatus>

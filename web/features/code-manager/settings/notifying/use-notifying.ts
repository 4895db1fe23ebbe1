import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notifying, type NoticeWays, setNotifying } from '#contract/notifying.ts'
import { call } from '../../../../api/call.ts'
import { showToast } from '../../../../ui/toast-list.ts'

export const keyOfNotifying = (listId: string) => ['notifying', listId]

export function useNotifying(listId: string) {
  return useQuery({
    queryKey: keyOfNotifying(listId),
    queryFn: ({ signal }) => call(notifying, { params: { listId } }, signal),
  })
}

/** Choices that are made quickly one after the other are sent in their order. */
export function useSetNotifying(listId: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `notifying ${listId}` },
    mutationFn: (body: NoticeWays) => call(setNotifying, { params: { listId }, body }),
    onSuccess: ({ notifying: next, message }) => {
      client.setQueryData(keyOfNotifying(listId), next)
      showToast('good', message)
      void import('../../../../product/notices/notice-feed.ts').then(({ refreshNotices }) => refreshNotices())
    },
  })
}

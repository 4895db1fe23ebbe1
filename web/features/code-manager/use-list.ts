import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFields, readFields } from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import { call } from '../../api/call.ts'
import { showToast } from '../../ui/toast-list.ts'
import { words } from '../../words/manager.ts'

/** Data of batches is under `batch`, because it has its own polling interval. */
export const keyOfList = (listId: string) => ['code-manager', listId]
export const keyOf = (listId: string, part: string, ...more: unknown[]) => [...keyOfList(listId), part, ...more]

export function useList(listId: string) {
  return useQuery({
    queryKey: keyOf(listId, 'list'),
    queryFn: ({ signal }) => call(oneList, { params: { listId } }, signal),
    select: ({ list }) => list,
  })
}

export function useFields(listId: string) {
  return useQuery({
    queryKey: keyOf(listId, 'fields'),
    queryFn: ({ signal }) => call(readFields, { params: { listId } }, signal),
    select: ({ qr_codes }) => qr_codes,
  })
}

export function useCreateFields(listId: string, onDone: () => void) {
  const refresh = useRefreshList(listId)
  return useMutation({
    mutationFn: () => call(createFields, { params: { listId } }),
    onSuccess: async ({ message }) => {
      showToast('good', message || words.steps.fields.created)
      await refresh()
      onDone()
    },
  })
}

/** Reloads all shown data of the list. */
export function useRefreshList(listId: string) {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      queryKey: ['code-manager', listId],
      predicate: ({ queryKey }) => queryKey[2] !== 'batch',
    })
}

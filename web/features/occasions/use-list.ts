import { useQuery } from '@tanstack/react-query'
import { oneList } from '#contract/lists.ts'
import { call } from '../../api/call.ts'

export function useList(listId: string) {
  return useQuery({
    queryKey: ['code-manager', listId, 'list'],
    queryFn: ({ signal }) => call(oneList, { params: { listId } }, signal),
    select: ({ list }) => list,
  })
}

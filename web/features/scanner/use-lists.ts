import { useQuery } from '@tanstack/react-query'
import { allLists, oneList } from '#contract/lists.ts'
import { call } from '../../api/call.ts'

export function useLists() {
  return useQuery({
    queryKey: ['scanner', 'lists'],
    queryFn: ({ signal }) => call(allLists, {}, signal),
    select: ({ lists }) => lists,
  })
}

export function useScannerList(listId: string) {
  return useQuery({
    queryKey: ['scanner', 'list', listId],
    queryFn: ({ signal }) => call(oneList, { params: { listId } }, signal),
    select: ({ list }) => list,
  })
}

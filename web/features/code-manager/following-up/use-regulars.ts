import { useQuery } from '@tanstack/react-query'
import { regulars } from '#contract/following-up.ts'
import { call } from '../../../api/call.ts'
import { keyOf } from '../use-list.ts'

export function useRegulars(listId: string) {
  return useQuery({
    queryKey: keyOf(listId, 'regulars'),
    queryFn: ({ signal }) => call(regulars, { params: { listId } }, signal),
  })
}

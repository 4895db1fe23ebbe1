import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { occasions } from '#contract/occasions.ts'
import { call } from '../api/call.ts'

export type ShownOccasion = AnswerOf<typeof occasions>['occasions'][number]

/** Figures change while doors are open, and occasions open and close; hidden tabs do not poll. */
const lookEveryMs = 10_000

const keyOf = (listId: string) => ['occasions', listId]

export function useOccasions(listId: string) {
  return useQuery({
    queryKey: keyOf(listId),
    queryFn: ({ signal }) => call(occasions, { params: { listId } }, signal),
    select: ({ occasions: found }) => found,
    refetchInterval: lookEveryMs,
  })
}

/** Reads the occasions again, and all shown data of each. */
export function useRefreshOccasions(listId: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(listId) })
}

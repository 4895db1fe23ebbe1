import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { contactsOfList } from '#contract/contacts.ts'
import { arrivals, listStats } from '#contract/scans.ts'
import { call } from '../../../api/call.ts'

/** Arrivals and people inside change while doors are open. */
const lookEveryMs = 15_000

type Of = { listId: string; occasionId: string }

const keyOf = ({ listId, occasionId }: Of, part: string) => ['occasions', listId, occasionId, part]

export function useInside({ listId, occasionId }: Of) {
  return useQuery({
    queryKey: keyOf({ listId, occasionId }, 'inside'),
    queryFn: ({ signal }) =>
      call(listStats, { params: { listId }, query: { from: undefined, to: undefined, occasion: occasionId } }, signal),
    refetchInterval: lookEveryMs,
  })
}

export function useArrivals({ listId, occasionId }: Of) {
  return useQuery({
    queryKey: keyOf({ listId, occasionId }, 'arrivals'),
    queryFn: ({ signal }) => call(arrivals, { params: { listId, occasionId } }, signal),
    select: ({ arrivals: found }) => found,
    refetchInterval: lookEveryMs,
  })
}

/** The invited contacts that have not come, by email. */
export function useMissing({ listId, occasionId }: Of) {
  return useInfiniteQuery({
    queryKey: keyOf({ listId, occasionId }, 'missing'),
    queryFn: ({ pageParam: after, signal }) =>
      call(contactsOfList, { params: { listId }, query: { state: 'not_yet', occasion: occasionId, after } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { tonight, type Tonight } from '#contract/tonight.ts'
import { call } from '../../../api/call.ts'
import { changeAdmissions } from '../../../product/admissions/change-admissions.ts'
import { useLive } from '../activity/use-live.ts'
import { keyOf } from '../use-list.ts'

/** A silent door sends no news, so the page polls: within 30 seconds the organiser knows (domain/door-state.ts). */
const besideStreamMs = 8000
const withoutStreamMs = 5000

const parts = ['tonight'] as const

/** The state of an occasion, with the numbers of its doors as soon as they change. */
export function useTonight(listId: string, occasionId: string) {
  const live = useLive(listId, { occasion: occasionId, parts })
  const query = useQuery({
    queryKey: keyOf(listId, 'tonight', occasionId),
    queryFn: ({ signal }) => call(tonight, { params: { listId }, query: { occasion: occasionId } }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: live ? besideStreamMs : withoutStreamMs,
    select: (found) => (live && found.occasion.id === occasionId ? withLive(found, live) : found),
  })
  return { query, clockOffsetMs: offsetOf(query.data, query.dataUpdatedAt) }
}

function withLive(
  found: Tonight,
  live: { contacts: number; checked_in: number; inside?: number | undefined },
): Tonight {
  const { contacts: invited, checked_in: came, inside = null } = live
  return { ...found, figures: { ...found.figures, invited, came, inside } }
}

/** How far the server's clock is ahead of this device's. */
function offsetOf(found: Tonight | undefined, readAt: number): number {
  return found ? Date.parse(found.at) - readAt : 0
}

/** Stops admissions to the confirmed night, or resumes them. Throws its error, which the button's place shows. */
export function useAdmissions(listId: string) {
  const [, setSearch] = useSearchParams()
  return useMutation({
    mutationFn: ({ occasionId, confirmed }: { occasionId: string; confirmed: Tonight | undefined }) =>
      changeAdmissions(listId, occasionId, confirmed),
    onSuccess: (_, { occasionId }) => {
      // A stopped occasion is closed, so it would no longer be the current one: the address keeps it.
      setSearch(
        (search) => {
          search.set('occasion', occasionId)
          return search
        },
        { replace: true },
      )
    },
  })
}

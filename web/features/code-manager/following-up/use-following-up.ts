import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { followingUp, makeReminder, makeSegment, readReports, type SegmentKind } from '#contract/following-up.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { keyOf } from '../use-list.ts'

/** Kept figures that are older are read from Mailchimp again when the screen opens. */
const restMs = 10 * 60_000

const kept = (listId: string, occasionId: string) =>
  queryOptions({
    queryKey: keyOf(listId, 'following-up', occasionId),
    queryFn: ({ signal }) => call(followingUp, { params: { listId, occasionId } }, signal),
  })

/** What is kept is shown at once. Mailchimp is asked beside it, and its trouble hides nothing. */
export function useFollowingUp(listId: string, occasionId: string) {
  const client = useQueryClient()
  const found = useQuery(kept(listId, occasionId))
  const isOld = found.data && (found.data.as_of === null || Date.parse(found.data.as_of) < found.dataUpdatedAt - restMs)
  const reports = useQuery({
    queryKey: keyOf(listId, 'reports'),
    queryFn: async ({ signal }) => {
      const read = await call(readReports, { params: { listId } }, signal)
      await client.invalidateQueries({ queryKey: keyOf(listId, 'following-up') })
      return read
    },
    enabled: isOld === true,
    retry: false,
  })
  return { found, reports }
}

type Place = { listId: string; occasionId: string }

export function useMakeSegment({ listId, occasionId }: Place) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { kind: SegmentKind; campaign_id: string | null }) =>
      call(makeSegment, { params: { listId, occasionId }, body }),
    onSuccess: async ({ message }) => {
      showToast('good', message)
      await client.invalidateQueries(kept(listId, occasionId))
    },
  })
}

export function useMakeReminder({ listId, occasionId }: Place) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (campaignId: string) =>
      call(makeReminder, { params: { listId, occasionId }, body: { campaign_id: campaignId } }),
    onSettled: () => client.invalidateQueries(kept(listId, occasionId)),
  })
}

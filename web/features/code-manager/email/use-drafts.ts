import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkedDraft, checkedDrafts } from '#contract/campaigns.ts'
import { call } from '../../../api/call.ts'
import { keyOf } from '../use-list.ts'

const draftsKey = (listId: string) => keyOf(listId, 'drafts')

export function useDrafts(listId: string) {
  return useQuery({
    queryKey: draftsKey(listId),
    queryFn: ({ signal }) => call(checkedDrafts, { params: { listId }, query: {} }, signal),
  })
}

export function useDraft(listId: string, campaignId: string) {
  return useQuery({
    queryKey: keyOf(listId, 'draft', campaignId),
    queryFn: ({ signal }) => call(checkedDraft, { params: { listId, campaignId }, query: {} }, signal),
  })
}

/** Reads from Mailchimp anew: all drafts, or one. A failed read shows its trouble beside what was known. */
export function useLookAgain(listId: string, campaignId?: string) {
  const client = useQueryClient()
  const [isLooking, setIsLooking] = useState(false)
  const fresh = { fresh: 'yes' } as const
  const lookAgain = async () => {
    setIsLooking(true)
    const read =
      campaignId === undefined
        ? client.fetchQuery({
            queryKey: draftsKey(listId),
            queryFn: ({ signal }) => call(checkedDrafts, { params: { listId }, query: fresh }, signal),
          })
        : client.fetchQuery({
            queryKey: keyOf(listId, 'draft', campaignId),
            queryFn: ({ signal }) => call(checkedDraft, { params: { listId, campaignId }, query: fresh }, signal),
          })
    // The query that the screen shows has the error too.
    await read.catch(() => undefined)
    setIsLooking(false)
    if (campaignId !== undefined) void client.invalidateQueries({ queryKey: draftsKey(listId) })
  }
  return { isLooking, lookAgain: () => void lookAgain() }
}

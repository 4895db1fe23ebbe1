import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkedDraft, checkedDrafts } from '#contract/campaigns.ts'
import { mailProof } from '#contract/mail-proof.ts'
import { call } from '../../../api/call.ts'
import { keyOf } from '../use-list.ts'

type Look = { fresh?: 'yes' }

const draftsOf = (listId: string, query: Look = {}) =>
  queryOptions({
    queryKey: keyOf(listId, 'drafts'),
    queryFn: ({ signal }) => call(checkedDrafts, { params: { listId }, query }, signal),
  })

const draftOf = (listId: string, campaignId: string, query: Look = {}) =>
  queryOptions({
    queryKey: keyOf(listId, 'draft', campaignId),
    queryFn: ({ signal }) => call(checkedDraft, { params: { listId, campaignId }, query }, signal),
  })

export function useDrafts(listId: string) {
  return useQuery(draftsOf(listId))
}

export function useDraft(listId: string, campaignId: string) {
  return useQuery(draftOf(listId, campaignId))
}

/** Reads all drafts, or one, from Mailchimp again. A failed read shows its trouble beside what was known. */
export function useLookAgain(listId: string, campaignId?: string) {
  const client = useQueryClient()
  const [isLooking, setIsLooking] = useState(false)
  const fresh = { fresh: 'yes' } as const
  const lookAgain = async () => {
    setIsLooking(true)
    const read =
      campaignId === undefined
        ? client.fetchQuery(draftsOf(listId, fresh))
        : client.fetchQuery(draftOf(listId, campaignId, fresh))
    // The query that the screen shows has the error too.
    await read.catch(() => undefined)
    if (campaignId !== undefined) await showNewMail(client, listId, campaignId)
    setIsLooking(false)
    if (campaignId !== undefined) void client.invalidateQueries(draftsOf(listId))
  }
  return { isLooking, lookAgain: () => void lookAgain() }
}

/** The mails that guests get are shown anew, if they were shown. */
async function showNewMail(client: QueryClient, listId: string, campaignId: string): Promise<void> {
  const shown = ['proof', 'reading', 'measured'].map((part) => keyOf(listId, 'draft', campaignId, part))
  if (shown.every((queryKey) => client.getQueryCache().findAll({ queryKey }).length === 0)) return
  await call(mailProof, { params: { listId, campaignId }, query: { fresh: 'yes' } }).catch(() => undefined)
  for (const queryKey of shown) void client.invalidateQueries({ queryKey })
}

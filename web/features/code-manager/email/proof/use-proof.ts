import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { mailProof, readProof } from '#contract/mail-proof.ts'
import { call } from '../../../../api/call.ts'
import { keyOf } from '../../use-list.ts'

export type Asked = { listId: string; campaignId: string; guest: number; version: number }

export const proofOf = ({ listId, campaignId, guest, version }: Asked) =>
  queryOptions({
    queryKey: keyOf(listId, 'draft', campaignId, 'proof', guest, version),
    queryFn: ({ signal }) =>
      call(mailProof, { params: { listId, campaignId }, query: queryOf(guest, version) }, signal),
    // The mail's address ends after ten minutes.
    staleTime: 5 * 60_000,
  })

/** The mail of one guest. The previous mail stays until the next one has loaded. */
export function useProof(asked: Asked) {
  return useQuery({ ...proofOf(asked), placeholderData: keepPreviousData })
}

export function useReading({ listId, campaignId, guest, version }: Asked) {
  return useQuery({
    queryKey: keyOf(listId, 'draft', campaignId, 'reading', guest, version),
    queryFn: ({ signal }) =>
      call(readProof, { params: { listId, campaignId }, query: queryOf(guest, version) }, signal),
  })
}

function queryOf(guest: number, version: number) {
  return { guest: String(guest), version: String(version) }
}

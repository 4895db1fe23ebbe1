import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { allAccounts, syncLists } from '#contract/lists.ts'
import { call } from '../../api/call.ts'

const key = ['setup', 'accounts']

export function useAudiences() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(allAccounts, {}, signal),
    select: ({ accounts }) => accounts,
  })
}

/** Reads the lists from Mailchimp again, because Listpass does not know a new audience yet. */
export function useLookAgain(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(syncLists, { params: { accountId } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

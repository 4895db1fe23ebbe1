import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/account.ts'
import { deleteAccount } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { connectOptions } from '#contract/connect.ts'
import { allAccounts, syncLists } from '#contract/lists.ts'
import { nextNights } from '#contract/tonight.ts'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/declined.ts'
import { showToast } from '../../ui/toast-list.ts'
import { words } from '../../words/dashboard.ts'

const key = ['dashboard', 'accounts']

export function useAccounts() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(allAccounts, {}, signal) })
}

/** Guests come and doors get ready while the dashboard is open. Hidden tabs do not poll. */
const lookEveryMs = 10_000

/** The open night and the next ones. The dashboard does without them if they cannot be read. */
export function useNextNights() {
  return useQuery({
    queryKey: ['dashboard', 'nights'],
    queryFn: ({ signal }) => call(nextNights, {}, signal),
    select: ({ nights }) => nights,
    refetchInterval: lookEveryMs,
  })
}

/** Reloads the accounts from the server before the caller continues. */
export function useRefreshAccounts() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}

export function useSyncLists(account: Account) {
  const refresh = useRefreshAccounts()
  return useMutation({
    mutationFn: () => call(syncLists, { params: { accountId: account.id } }),
    onSuccess: ({ message }) => showToast('good', message || words.accounts.synced),
    onError: (error) => {
      const { message, details } = wordsFor(error, words.accounts.syncFailed)
      showToast('bad', details ? `${message} ${details}` : message)
    },
    // Runs after a refusal too, because that may have marked the key as invalid.
    onSettled: refresh,
  })
}

export function useDeleteAccount(account: Account) {
  const refresh = useRefreshAccounts()
  return useMutation({
    mutationFn: (body: BodyOf<typeof deleteAccount>) =>
      call(deleteAccount, { params: { accountId: account.id }, body }),
    onSuccess: async ({ message }) => {
      showToast('good', message || words.accounts.removed)
      await refresh()
    },
  })
}

/** The available ways to connect. Until they are known, only the API key is offered. */
export function useConnectOptions() {
  return useQuery({
    queryKey: ['dashboard', 'connect-options'],
    queryFn: ({ signal }) => call(connectOptions, {}, signal),
    staleTime: Infinity,
  })
}

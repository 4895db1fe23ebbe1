import { useQuery, useQueryClient } from '@tanstack/react-query'
import { oidcLink } from '#contract/oidc.ts'
import { allPasskeys } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'
import { useRefreshSecondFactor } from '../../../product/use-second-factor.ts'

const key = ['account', 'passkeys']

export function usePasskeys() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(allPasskeys, {}, signal) })
}

/** Whether the account is linked with an identity provider, and its name. */
export function useIssuerLink() {
  return useQuery({ queryKey: ['account', 'oidc'], queryFn: ({ signal }) => call(oidcLink, {}, signal) })
}

export function useRefreshPasskeys() {
  const client = useQueryClient()
  const refreshWays = useRefreshSecondFactor()
  return async () => void (await Promise.all([client.invalidateQueries({ queryKey: key }), refreshWays()]))
}

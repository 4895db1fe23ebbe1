import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ownAddress, type OwnAddress } from '#contract/address.ts'
import { call } from './call.ts'

export type OwnAddressQuery = UseQueryResult<OwnAddress>

/** The address for guests. The browser's own may differ, such as localhost on the server itself. */
export function useOwnAddress(): OwnAddressQuery {
  return useQuery({
    queryKey: ['own-address'],
    queryFn: ({ signal }) => call(ownAddress, {}, signal),
    staleTime: Infinity,
  })
}

import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { ownAddress, type OwnAddress } from '#contract/address.ts'
import { call } from './call.ts'

export type OwnAddressQuery = UseQueryResult<OwnAddress>

/** The address that guests open. The browser's own may be another one, such as localhost on the server itself. */
export function useOwnAddress(): OwnAddressQuery {
  return useQuery({
    queryKey: ['own-address'],
    queryFn: ({ signal }) => call(ownAddress, {}, signal),
    staleTime: Infinity,
  })
}

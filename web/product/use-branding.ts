import { useQuery } from '@tanstack/react-query'
import { type Branding, readBranding } from '#contract/branding.ts'
import { call } from '../api/call.ts'

export const brandingKey = (listId: string) => ['branding', listId]

/** How a list looks to its guests, for members who see the list. */
export function useBranding(listId: string) {
  return useQuery({
    queryKey: brandingKey(listId),
    queryFn: async ({ signal }): Promise<Branding> =>
      (await call(readBranding, { params: { listId } }, signal)).branding,
  })
}

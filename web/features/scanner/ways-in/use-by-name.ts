import { useQuery } from '@tanstack/react-query'
import { peopleByName } from '#contract/people-by-name.ts'
import { browserLanguage } from '../../../product/browser-language.ts'
import type { DoorAccess } from '../door/door-access.ts'
import type { AtDoor } from './use-people.ts'

export type NamesShown = {
  /** Without the guests who came already. */
  isWaiting: boolean
  /** The letter to begin with; undefined for the first one. */
  from: string | undefined
  /** The last person of the page before. */
  after?: string | undefined
}

/** A page of the guests by surname. It is read again each time, and kept nowhere. */
export function useByName(access: DoorAccess, { listId, occasionId }: AtDoor, shown: NamesShown) {
  const { isWaiting, from, after } = shown
  const query = {
    occasion_id: occasionId,
    language: browserLanguage(),
    ...(isWaiting && { only: 'not_in' as const }),
    from,
    after,
  }
  return useQuery({
    queryKey: ['scanner', 'by-name', listId, query],
    queryFn: ({ signal }) => access.ask(peopleByName, { params: { listId }, query }, signal),
    gcTime: 0,
    staleTime: Infinity,
  })
}

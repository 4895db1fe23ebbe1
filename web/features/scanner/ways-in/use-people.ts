import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findPeople } from '#contract/scanning.ts'
import type { DoorAccess } from '../door/door-access.ts'

/** The pause before a search, so that a quickly typed name causes one search. */
const askAfterMs = 250

/** `occasionId`: undefined while a door of an organiser does not know its occasion. */
export type AtDoor = { listId: string; occasionId: string | undefined }

/** Searches people by name once typing pauses, and caches no result. */
export function usePeople(access: DoorAccess, { listId, occasionId }: AtDoor, typed: string, isOffline: boolean) {
  const [asked, setAsked] = useState('')
  const wanted = typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), askAfterMs)
    return () => clearTimeout(timer)
  }, [wanted])

  const isAsked = asked !== '' && wanted !== ''
  const found = useQuery({
    queryKey: ['scanner', 'people', listId, occasionId, asked],
    queryFn: ({ signal }) =>
      access.ask(findPeople, { params: { listId }, query: { q: asked, occasion_id: occasionId } }, signal),
    // A door that is back asks again.
    enabled: isAsked && !isOffline,
    gcTime: 0,
  })
  return { ...found, isAsked, isWaiting: isAsked && (found.isFetching || asked !== wanted) }
}

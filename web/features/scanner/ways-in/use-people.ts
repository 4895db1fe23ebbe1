import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { findPeople } from '#contract/scanning.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { peopleByName } from '#contract/people-by-name.ts'
import { ConnectionLost } from '../../../api/declined.ts'
import { browserLanguage } from '../../../product/browser-language.ts'
import type { KeptByName, NamesPage, NamesShown } from '../door/found-person.ts'

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

/** Where the guests by surname come from: the server, or this device. */
export type NamesSource = {
  key: readonly unknown[]
  read: (shown: NamesShown, signal: AbortSignal) => Promise<NamesPage>
}

/** `onLost`: no answer came. */
export function namesOfServer({ ask }: DoorAccess, { listId, occasionId }: AtDoor, onLost: () => void): NamesSource {
  return {
    key: [listId, occasionId],
    async read({ isWaiting, from, after }, signal) {
      const only = isWaiting ? ('not_in' as const) : undefined
      const query = { occasion_id: occasionId, language: browserLanguage(), only, from, after }
      return ask(peopleByName, { params: { listId }, query }, signal).catch((error: unknown) => {
        if (error instanceof ConnectionLost) onLost()
        throw error
      })
    },
  }
}

/** Those that this device keeps. */
export function namesOf({ page, knownAt }: KeptByName): NamesSource {
  return { key: ['kept', knownAt], read: page }
}

/** A page of the guests by surname. It is read again each time, and kept nowhere. */
export function useByName({ key, read }: NamesSource, shown: NamesShown) {
  return useQuery({
    queryKey: ['scanner', 'by-name', ...key, shown],
    queryFn: ({ signal }) => read(shown, signal),
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
  })
}

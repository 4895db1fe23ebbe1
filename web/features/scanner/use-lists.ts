import { useQuery } from '@tanstack/react-query'
import { allLists } from '#contract/lists.ts'
import { call } from '../../api/call.ts'
import type { DoorAccess } from './door-access.ts'
import { openDoor } from './offline/remembered-door.ts'

export function useLists() {
  return useQuery({
    queryKey: ['scanner', 'lists'],
    queryFn: ({ signal }) => call(allLists, {}, signal),
    select: ({ lists }) => lists,
  })
}

export function useDoorList(access: DoorAccess, isOver: boolean) {
  return useQuery({
    queryKey: access.key,
    queryFn: ({ signal }) => openDoor(access, signal),
    // A door that was ended does not open itself again behind the organiser's back.
    enabled: !isOver,
  })
}

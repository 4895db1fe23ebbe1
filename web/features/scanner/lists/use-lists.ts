import { useQuery } from '@tanstack/react-query'
import { allLists } from '#contract/lists.ts'
import { scanners } from '#contract/own-teams.ts'
import { call } from '../../../api/call.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { openDoor } from '../offline/remembered-door.ts'

export function useLists() {
  return useQuery({
    queryKey: ['scanner', 'lists'],
    queryFn: ({ signal }) => call(allLists, {}, signal),
    select: ({ lists }) => lists,
  })
}

/** The scanners that the person may open, of all their teams. */
export function useScanners() {
  return useQuery({
    queryKey: ['scanner', 'scanners'],
    queryFn: ({ signal }) => call(scanners, {}, signal),
    select: ({ scanners: found }) => found,
  })
}

export function useDoorList(access: DoorAccess, isOver: boolean) {
  return useQuery({
    queryKey: access.key,
    queryFn: ({ signal }) => openDoor(access, signal),
    // A door whose access has ended does not open again automatically.
    enabled: !isOver,
  })
}

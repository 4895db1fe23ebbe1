import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DoorOccasion } from '#contract/offline.ts'
import type { DoorAccess, DoorList } from '../door/door-access.ts'
import { changeRememberedDoor } from '../offline/remembered-door.ts'

/**
 * The occasion of an organiser's door. If the list has several, staff choose one. This device remembers it, and the
 * menu changes it.
 */
export function useOccasionChoice(access: DoorAccess, list: DoorList | undefined) {
  const client = useQueryClient()
  const [isAgain, setIsAgain] = useState(false)
  const isMany = (list?.choices?.length ?? 0) > 1
  return {
    isOpen: isMany && (isAgain || !list?.occasion),
    again: isMany ? () => setIsAgain(true) : undefined,
    choose: (occasion: DoorOccasion) => {
      // Another occasion, another direction.
      const { turned: _, ...door } = list!
      client.setQueryData(access.key, { ...door, occasion })
      void changeRememberedDoor(access, { occasion, turned: undefined })
      setIsAgain(false)
    },
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DoorCounters } from '#contract/offline.ts'
import { openStream } from '../../../api/stream.ts'
import { useMay } from '../../../product/use-may.ts'
import { keyOf } from '../use-list.ts'

/** News within this time causes one refresh of the figures, because a busy door sends much of it. */
const togetherMs = 1000

const figures = ['stats', 'scans'] as const

type Followed = {
  /** The occasion to follow. Without it, the main one. */
  occasion?: string
  /** The data of the list that are read again after news. */
  parts?: readonly string[]
}

/**
 * The live count of check-ins from the stream; the other figures are refetched soon after. Undefined without a stream:
 * then the figures are polled.
 */
export function useLive(listId: string, { occasion, parts = figures }: Followed = {}): DoorCounters | undefined {
  const client = useQueryClient()
  const place = `${listId} ${occasion}`
  const [told, setTold] = useState<{ place: string; counters: DoorCounters }>()

  // Only people who may scan get the stream; a viewer's figures are polled.
  const mayScan = useMay('editor')

  useEffect(() => {
    if (!mayScan) return undefined
    let refreshing: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      refreshing = undefined
      for (const part of parts) void client.invalidateQueries({ queryKey: keyOf(listId, part) })
    }
    const stream = openStream({
      listId,
      occasion,
      credential: 'signed-in',
      onMessage({ counters, events, entries }) {
        setTold({ place, counters })
        if (events.length + entries.length > 0) refreshing ??= setTimeout(refresh, togetherMs)
      },
      onResync() {
        refreshing ??= setTimeout(refresh, togetherMs)
        return Promise.resolve(undefined)
      },
      // The occasion was changed, or scanning was switched.
      onDoor() {
        refreshing ??= setTimeout(refresh, togetherMs)
      },
      onState(state) {
        if (state !== 'live' && state !== 'connecting') setTold(undefined)
      },
    })
    return () => {
      stream.close()
      clearTimeout(refreshing)
    }
  }, [client, listId, occasion, place, parts, mayScan])

  return told?.place === place ? told.counters : undefined
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endScannerSession, removeScannerLink, rotateScannerLink, scannerLinks } from '#contract/doors.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { keyOf } from '../use-list.ts'
import { words } from '../../../words/doors.ts'

/** Sessions change while the page is open, so poll; not in hidden tabs. */
const lookEveryMs = 10_000

export function useScannerLinks(listId: string) {
  return useQuery({
    queryKey: keyOf(listId, 'scanner-links'),
    queryFn: ({ signal }) => call(scannerLinks, { params: { listId } }, signal),
    select: ({ links }) => links,
    refetchInterval: lookEveryMs,
  })
}

export function useRefreshLinks(listId: string) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(listId, 'scanner-links') })
}

/** Actions with a confirmation. Each throws its error, for the dialog to show. */
export function useLinkActions(listId: string) {
  const refresh = useRefreshLinks(listId)

  async function finish(said: string, fallback: string) {
    await refresh()
    showToast('good', said || fallback)
  }

  return {
    rotate: async (linkId: string) => {
      const { message } = await call(rotateScannerLink, { params: { listId, linkId } })
      await finish(message, words.links.rotated)
    },
    remove: async (linkId: string) => {
      const { message } = await call(removeScannerLink, { params: { listId, linkId } })
      await finish(message, words.links.removed)
    },
    end: async (linkId: string, sessionId: string) => {
      const { message } = await call(endScannerSession, { params: { listId, linkId, sessionId } })
      await finish(message, words.links.ended)
    },
  }
}

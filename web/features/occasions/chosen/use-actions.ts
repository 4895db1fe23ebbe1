import { everyoneOut, removeOccasion } from '#contract/occasions.ts'
import { call } from '../../../api/call.ts'
import { useRefreshOccasions } from '../../../product/use-occasions.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { words } from '../words.ts'

/** Actions with a confirmation. Each throws its error, for the dialog to show. */
export function useActions(listId: string) {
  const refresh = useRefreshOccasions(listId)
  return {
    everyoneOut: async (occasionId: string) => {
      const { message } = await call(everyoneOut, { params: { listId, occasionId } })
      await refresh()
      showToast('good', message || words.outDone)
    },
    remove: async (occasionId: string) => {
      const { message } = await call(removeOccasion, { params: { listId, occasionId } })
      await refresh()
      showToast('good', message || words.removed)
    },
  }
}

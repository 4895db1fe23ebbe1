import { changeOccasion, everyoneOut, removeOccasion } from '#contract/occasions.ts'
import { call } from '../../../api/call.ts'
import { type ShownOccasion, useRefreshOccasions } from '../../../product/use-occasions.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { draftOf, formOf } from '../form/draft.ts'
import { words } from '../../../words/occasions.ts'

/** Actions with a confirmation. Each throws its error, for the dialog to show. */
export function useActions(listId: string) {
  const refresh = useRefreshOccasions(listId)
  return {
    everyoneOut: async (occasionId: string) => {
      const { message } = await call(everyoneOut, { params: { listId, occasionId } })
      await refresh()
      showToast('good', message || words.page.outDone)
    },
    closeNow: async (occasion: ShownOccasion) => {
      const body = { ...formOf(draftOf(occasion), occasion), closes_at: new Date().toISOString() }
      const { message } = await call(changeOccasion, { params: { listId, occasionId: occasion.id }, body })
      await refresh()
      showToast('good', message || words.page.closed)
    },
    remove: async (occasionId: string) => {
      const { message } = await call(removeOccasion, { params: { listId, occasionId } })
      await refresh()
      showToast('good', message || words.page.removed)
    },
  }
}

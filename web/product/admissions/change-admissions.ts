import { stopAdmissions } from '#contract/tonight.ts'
import { call } from '../../api/call.ts'
import { showToast } from '../../ui/toast-list.ts'
import { tellAdmissionsChanged } from './admissions-news.ts'

/** Stops letting guests in at an occasion, or lets them in again, and says so. Screens that are open read their data again. */
export async function changeAdmissions(listId: string, occasionId: string, areStopped: boolean): Promise<void> {
  const { message } = await call(stopAdmissions, { params: { listId, occasionId }, body: { are_stopped: areStopped } })
  tellAdmissionsChanged()
  showToast('good', message)
}

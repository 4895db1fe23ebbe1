import { stopAdmissions, type Tonight } from '#contract/tonight.ts'
import { call } from '../../api/call.ts'
import { showToast } from '../../ui/toast-list.ts'
import { tellAdmissionsChanged } from './admissions-news.ts'

/**
 * Stops letting guests in at an occasion, or lets them in again, and says so. Screens that are open read their data again.
 * `confirmed`: the night as the question showed it.
 */
export async function changeAdmissions(
  listId: string,
  occasionId: string,
  confirmed: Pick<Tonight, 'stops_whole_list'> | undefined,
): Promise<void> {
  const body = confirmed ? { are_stopped: true, stops_whole_list: confirmed.stops_whole_list } : { are_stopped: false }
  const { message } = await call(stopAdmissions, { params: { listId, occasionId }, body })
  tellAdmissionsChanged()
  showToast('good', message)
}

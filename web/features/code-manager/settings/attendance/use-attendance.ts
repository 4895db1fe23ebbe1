import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { attendance, type Attendance, type AttendanceSettings, setAttendance } from '#contract/attending.ts'
import { call } from '../../../../api/call.ts'
import { showToast } from '../../../../ui/toast-list.ts'

const keyOfAttendance = (listId: string) => ['attendance', listId]

/** How often it is read while Mailchimp has not heard everything yet. */
const whileWaitingMs = 3000

export function useAttendance(listId: string) {
  return useQuery({
    queryKey: keyOfAttendance(listId),
    queryFn: ({ signal }) => call(attendance, { params: { listId } }, signal),
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? whileWaitingMs : false),
  })
}

function isWaiting({ tags, events, written_tags: written, sent_events: sent }: Attendance): boolean {
  return (tags && written.some(({ waiting }) => waiting > 0)) || (events && sent.waiting > 0)
}

/** Choices that are made quickly one after the other are sent in their order. */
export function useSetAttendance(listId: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `attendance ${listId}` },
    mutationFn: (body: AttendanceSettings) => call(setAttendance, { params: { listId }, body }),
    onSuccess: ({ attendance: next, message }) => {
      client.setQueryData(keyOfAttendance(listId), next)
      showToast('good', message)
    },
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { allSessions, endOtherSessions, endSession } from '#contract/auth.ts'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/declined.ts'
import { showToast } from '../../ui/toast-list.ts'
import { words } from './words.ts'

const key = ['account', 'devices']

export function useDevices() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(allSessions, {}, signal) })
}

export function useSignOutDevice(sessionId: string) {
  const refresh = useRefreshDevices()
  return useMutation({
    mutationFn: () => call(endSession, { params: { sessionId } }),
    onSuccess: ({ message }) => showToast('good', message || words.signedOut),
    onError: (error) => showToast('bad', wordsFor(error, words.signOutFailed).message),
    // Reads the devices again after a refusal too, because the session may have ended meanwhile.
    onSettled: refresh,
  })
}

export function useSignOutElsewhere() {
  const refresh = useRefreshDevices()
  return useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: async ({ message }) => {
      showToast('good', message || words.signedOutElsewhere)
      await refresh()
    },
  })
}

function useRefreshDevices() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}

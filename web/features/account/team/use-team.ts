import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { allLists } from '#contract/lists.ts'
import { changeTeam, teamPeople, withdrawInvitation } from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { sentenceFor } from '../../../api/declined.ts'
import { useTeamHere } from '../../../product/team-here.ts'
import { useMay } from '../../../product/use-may.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { words } from '../../../words/account.ts'

const key = ['account', 'team']

/** The members; owners also see the open invitations. */
export function usePeople() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(teamPeople, {}, signal),
    enabled: useMay('viewer'),
    refetchOnMount: 'always',
  })
}

export function useRefreshPeople() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}

/** The lists that a door member may get. */
export function useListsToScan() {
  return useQuery({ queryKey: ['account', 'lists'], queryFn: ({ signal }) => call(allLists, {}, signal) })
}

export function useWithdraw(invitationId: string) {
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: () => call(withdrawInvitation, { params: { invitationId } }),
    onSuccess: ({ message }) => showToast('good', message),
    onError: (error) => showToast('bad', sentenceFor(error, words.team.withdrawFailed)),
    onSettled: refresh,
  })
}

/** Lifting the rule again asks for a confirmation. */
export function useRequireSecondStep() {
  const { reload } = useTeamHere()
  return useMutation({
    mutationFn: () => call(changeTeam, { body: { needs_second_factor: true } }),
    onSuccess: async ({ message }) => {
      await reload()
      showToast('good', message)
    },
    onError: (error) => showToast('bad', sentenceFor(error, words.team.settingFailed)),
  })
}

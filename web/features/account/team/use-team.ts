import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { allLists } from '#contract/lists.ts'
import {
  changeTeam,
  invitePerson,
  leaveTeam,
  removeMember,
  teamPeople,
  withdrawInvitation,
  type Invitation,
} from '#contract/teams.ts'
import { call } from '../../../api/call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { useTeamHere } from '../../../product/team-here.ts'
import { useMay } from '../../../product/use-may.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { words } from './words.ts'

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

export function useRemoveMember(personId: string) {
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: () => call(removeMember, { params: { personId } }),
    onSuccess: ({ message }) => showToast('good', message),
    onSettled: refresh,
  })
}

/** Sends a new link; the previous one stops working. */
export function useInviteAgain({ email, role, list_ids }: Invitation) {
  return useSaid(() => call(invitePerson, { body: { email, role, list_ids } }), words.inviteFailed)
}

export function useWithdraw(invitationId: string) {
  return useSaid(() => call(withdrawInvitation, { params: { invitationId } }), words.withdrawFailed)
}

export function useLeaveTeam(teamId: string) {
  return useMutation({ mutationFn: () => call(leaveTeam, { params: { teamId } }) })
}

export function useSecondStep() {
  const { reload } = useTeamHere()
  return useMutation({
    mutationFn: (isNeeded: boolean) => call(changeTeam, { body: { needs_second_factor: isNeeded } }),
    onSuccess: async ({ message }) => {
      await reload()
      showToast('good', message)
    },
    onError: (error) => showToast('bad', wordsFor(error, words.settingFailed).message),
  })
}

/** A call that reports its result as a toast. */
function useSaid(send: () => Promise<{ message: string }>, fallback: string) {
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => showToast('good', message),
    onError: (error) => showToast('bad', wordsFor(error, fallback).message),
    onSettled: refresh,
  })
}

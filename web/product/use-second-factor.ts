import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readSecondFactor } from '#contract/second-factor.ts'
import { useTeamHere } from './team-here.ts'
import { call } from '../api/call.ts'

const key = ['account', 'second-factor']

export function useSecondFactor() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(readSecondFactor, {}, signal) })
}

export function useRefreshSecondFactor() {
  const client = useQueryClient()
  const { reload } = useTeamHere()
  // The change may open a team that requires a second step.
  return async () => void (await Promise.all([client.invalidateQueries({ queryKey: key }), reload()]))
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { firstRun } from '#contract/trying.ts'
import { call } from '../../../api/call.ts'
import { useMay } from '../../../product/use-may.ts'

export const firstRunKey = ['dashboard', 'first-run']

/** The first steps of the team, for people who can take them. The dashboard does without them if they cannot be read. */
export function useFirstRun() {
  const mayEdit = useMay('editor')
  const client = useQueryClient()
  const run = useQuery({
    queryKey: firstRunKey,
    queryFn: ({ signal }) => call(firstRun, {}, signal),
    select: ({ first_run: found }) => found,
    enabled: mayEdit,
  })
  return {
    run: run.data ?? undefined,
    /** Nothing below the steps is shown before their place is known, so that nothing moves. */
    isKnown: !mayEdit || !run.isPending,
    lookAgain: () => void client.invalidateQueries({ queryKey: firstRunKey }),
  }
}

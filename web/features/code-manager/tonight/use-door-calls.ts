import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerDoorCall, doorCalls } from '#contract/door-calls.ts'
import type { CallAnswer } from '#domain/door-call.ts'
import { call } from '../../../api/call.ts'
import { keyOf } from '../use-list.ts'

/** Staff wait for an answer, so the page asks often. */
const askEveryMs = 3000

export function useDoorCalls(listId: string) {
  return useQuery({
    queryKey: keyOf(listId, 'door-calls'),
    queryFn: ({ signal }) => call(doorCalls, { params: { listId } }, signal),
    select: ({ calls }) => calls,
    refetchInterval: askEveryMs,
  })
}

export function useAnswer(listId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ callId, ...body }: { callId: string; answer: CallAnswer; people?: number }) =>
      call(answerDoorCall, { params: { listId, callId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(listId, 'door-calls') }),
  })
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { batchStatus, generate, type BatchProgress } from '#contract/codes.ts'
import { pollEveryMs } from '#contract/limits.ts'
import { call } from '../../api/call.ts'
import { showToast } from '../../ui/toast-list.ts'
import { useRefreshList } from './use-list.ts'
import { words } from './words.ts'

/** Starts the generation of a list and follows it; one that runs already, as after a reload, is followed from the start. */
export function useGeneration(listId: string, runningBatchId: string | undefined) {
  const [startedId, setStartedId] = useState<string>()
  const [batchId, setBatchId] = useState(runningBatchId)
  const newest = startedId ?? runningBatchId
  if (newest !== undefined && newest !== batchId) setBatchId(newest)
  const refresh = useRefreshList(listId)

  const start = useMutation({
    mutationFn: () => call(generate, { params: { listId } }),
    onSuccess: async ({ batch_id: started, message }) => {
      setStartedId(started)
      if (started === undefined) showToast('good', message)
      await refresh()
    },
  })

  const progress = useQuery({
    queryKey: ['code-manager', listId, 'batch', batchId],
    queryFn: ({ signal }) => call(batchStatus, { params: { listId }, query: { batch_id: batchId! } }, signal),
    enabled: batchId !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : pollEveryMs),
    refetchIntervalInBackground: true,
    retry: false,
  })

  useSayWhenOver(progress.data, () => void refresh())
  return { start, progress: progress.data, isProgressLost: progress.isError }
}

/** Says it once for each batch that was seen at work. */
function useSayWhenOver(progress: BatchProgress | undefined, onOver: () => void) {
  const said = useRef(new Set<string>())
  useEffect(() => {
    if (!progress || !isOver(progress) || said.current.has(progress.batch_id)) return
    said.current.add(progress.batch_id)
    if (progress.is_cancelled) showToast('bad', words.generateCancelled)
    else showToast('good', words.generateFinished)
    onOver()
  }, [progress, onOver])
}

export function isOver(progress: BatchProgress | undefined): boolean {
  return progress !== undefined && (progress.is_finished || progress.is_cancelled)
}

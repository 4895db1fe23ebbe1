import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  batchStatus,
  cancelBatch,
  generate,
  syncFromMailchimp,
  syncStatus,
  type BatchProgress,
} from '#contract/codes.ts'
import { pollEveryMs } from '#contract/limits.ts'
import type { List } from '#contract/list.ts'
import { call } from '../../../api/call.ts'
import { Declined } from '../../../api/declined.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { keyOf, useRefreshList } from '../use-list.ts'
import { words } from '../../../words/manager.ts'

export type BatchKind = 'generate' | 'sync'

const calls = {
  generate: {
    async start(listId: string) {
      const { batch_id: batchId, message } = await call(generate, { params: { listId } })
      return { batchId, message }
    },
    read: (listId: string, batchId: string, signal: AbortSignal) =>
      call(batchStatus, { params: { listId }, query: { batch_id: batchId } }, signal),
  },
  sync: {
    async start(listId: string, removeUpTo: number) {
      const body = removeUpTo > 0 ? { remove_up_to: removeUpTo } : {}
      const { data, message } = await call(syncFromMailchimp, { params: { listId }, body })
      return { batchId: data.batch_id ?? undefined, message }
    },
    read: async (listId: string, batchId: string, signal: AbortSignal) =>
      (await call(syncStatus, { params: { listId, batchId } }, signal)).data,
  },
}

/**
 * Starts a batch of a list and shows its progress. A batch that already runs, such as after a reload, is shown from the
 * beginning. Polling stops when the screen is left.
 */
export function useBatch(list: List, kind: BatchKind, onFinished: () => void) {
  const client = useQueryClient()
  const refresh = useRefreshList(list.id)
  const running = list.running_batch?.kind === kind ? list.running_batch.id : undefined
  const [batchId, setBatchId] = useFollowed(running)
  const key = keyOf(list.id, 'batch', batchId)

  const start = useMutation({
    // For a sync: the number of contacts that the organiser confirms as gone.
    mutationFn: (removeUpTo: number) => calls[kind].start(list.id, removeUpTo),
    onSuccess: async ({ batchId: started, message }) => {
      if (started === undefined) showToast('good', message)
      else setBatchId(started)
      await refresh()
    },
  })

  const read = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls[kind].read(list.id, batchId!, signal),
    enabled: batchId !== undefined,
    refetchInterval: ({ state }) => (isOver(state.data) || isUnknown(state.error) ? false : pollEveryMs),
    refetchIntervalInBackground: true,
    retry: false,
  })

  const cancel = useMutation({
    mutationFn: () => call(cancelBatch, { params: { listId: list.id, batchId: batchId! } }),
    // Reads the state after a refusal too, because the batch may have ended meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })

  useSayWhenOver(kind, read.data, (progress) => {
    void refresh()
    if (progress.is_finished) onFinished()
  })

  const isAtWork = batchId !== undefined && !isOver(read.data) && !isUnknown(read.error)
  return { kind, batchId, start, cancel, progress: read.data, isAtWork, isLost: read.isError && isAtWork }
}

export type Batch = ReturnType<typeof useBatch>

/** The batch that was started here, or the newest running one of the list. */
function useFollowed(running: string | undefined) {
  const [seen, setSeen] = useState(running)
  const [followed, setFollowed] = useState(running)
  if (running !== seen) {
    setSeen(running)
    if (running !== undefined) setFollowed(running)
  }
  return [followed, setFollowed] as const
}

/** Shows one message per batch when it ends. */
function useSayWhenOver(
  kind: BatchKind,
  progress: BatchProgress | undefined,
  onOver: (progress: BatchProgress) => void,
) {
  const said = useRef(new Set<string>())
  useEffect(() => {
    if (!progress || !isOver(progress) || said.current.has(progress.batch_id)) return
    said.current.add(progress.batch_id)
    if (progress.is_cancelled) showToast('bad', words.batch[kind].cancelled)
    else if (progress.in_doubt) showToast('bad', words.batch.doubt.told)
    else showToast('good', words.batch[kind].finished)
    onOver(progress)
  }, [kind, progress, onOver])
}

export function isOver(progress: BatchProgress | undefined): boolean {
  return progress !== undefined && (progress.is_finished || progress.is_cancelled)
}

/** The list was deleted with its batches, so polling must stop. */
function isUnknown(error: unknown): boolean {
  return error instanceof Declined && error.status === 404
}

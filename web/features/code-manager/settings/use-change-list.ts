import { useMutation } from '@tanstack/react-query'
import type { BodyOf } from '#contract/endpoint.ts'
import { changeList } from '#contract/lists.ts'
import { call } from '../../../api/call.ts'
import { useFormCall } from '../../../api/use-form-call.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { words } from '../../../words/settings.ts'
import { useRefreshList } from '../use-list.ts'

/** Settings of a list to change, as the API takes them. */
export type Change = BodyOf<typeof changeList>

/** Changes the given settings, and shows the list only as the server then returns it. */
export function useChangeList(listId: string) {
  return useMutation({
    mutationFn: (body: Change) => call(changeList, { params: { listId }, body }),
    onSuccess: useAfterChange(listId),
  })
}

type Words = { failed: string; saved?: string }

/** A form that changes settings. `saved` replaces the server's message. */
export function useSettingsForm(
  listId: string,
  read: (form: FormData) => Change,
  { failed, saved }: Words = words.settings,
  onDone?: () => void,
) {
  const after = useAfterChange(listId)
  return useFormCall(
    (form) => call(changeList, { params: { listId }, body: read(form) }),
    async ({ message }) => {
      await after({ message: saved ?? message })
      onDone?.()
    },
    { fallback: failed },
  )
}

function useAfterChange(listId: string) {
  const refresh = useRefreshList(listId)
  return async ({ message }: { message: string }) => {
    await refresh()
    showToast('good', message || words.settings.updated)
  }
}

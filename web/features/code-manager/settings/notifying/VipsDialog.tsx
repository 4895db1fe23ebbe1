import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setVips } from '#contract/notifying.ts'
import type { Who } from '#contract/occasions.ts'
import { call } from '../../../../api/call.ts'
import { useFormCall } from '../../../../api/use-form-call.ts'
import { whoDraftOf, whoOf } from '../../../../product/who/who-draft.ts'
import { WhoFields } from '../../../../product/who/WhoFields.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { FormProblem } from '../../../../ui/FormProblem.tsx'
import { showToast } from '../../../../ui/toast-list.ts'
import { SaveActions } from '../../../../ui/SaveActions.tsx'
import { keyOfNotifying } from './use-notifying.ts'
import { words } from './words.ts'

/** Chooses the condition of the list's VIPs. */
export function VipsDialog({ listId, vips, onClose }: { listId: string; vips: Who | null; onClose: () => void }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(whoDraftOf(vips))
  const { declined, submit, isSubmitting } = useFormCall(
    () => call(setVips, { params: { listId }, body: { vips: whoOf(draft) } }),
    ({ notifying, message }) => {
      client.setQueryData(keyOfNotifying(listId), notifying)
      showToast('good', message)
      onClose()
    },
    { fallback: words.saveFailed },
  )
  return (
    <Dialog title={words.dialogTitle} onClose={onClose}>
      <p>{words.dialogText}</p>
      <form onSubmit={submit}>
        <WhoFields
          listId={listId}
          draft={draft}
          problems={declined?.fields['vips']}
          change={(change) => setDraft({ ...draft, ...change })}
          label={words.whoIsVip}
          otherwise={words.noOne}
        />
        <FormProblem declined={declined} />
        <SaveActions words={words} isSubmitting={isSubmitting} onClose={onClose} />
      </form>
    </Dialog>
  )
}

import type { ReactNode } from 'react'
import { setDisplayField } from '#contract/codes.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { List } from '#contract/list.ts'
import { call } from '../../../api/call.ts'
import { type FormDeclined, useFormCall } from '../../../api/use-form-call.ts'
import { FieldsLeftOut } from '../../../product/left-out/LeftOut.tsx'
import { type MergeField, useMergeFields } from '../../../product/use-merge-fields.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { useRefreshList } from '../use-list.ts'
import { words } from '../../../words/manager.ts'

type Props = {
  list: List
  title: string
  failed: string
  /** The choice, as it is saved. */
  read: (form: FormData) => BodyOf<typeof setDisplayField>
  /** What to say then, from the words of the answer. */
  saved: (message: string) => string
  onClose: () => void
  /** The choices, once the fields of the list are known. */
  children: (fields: readonly MergeField[], declined: FormDeclined | undefined) => ReactNode
}

/** A choice among the fields of a list, which are loaded first: what doors show, and where the names are. */
export function FieldsDialog({ list, title, onClose, ...form }: Props) {
  const fields = useMergeFields(list.id)
  return (
    <Dialog title={title} onClose={onClose}>
      {fields.data ? (
        <Choice list={list} fields={fields.data} onClose={onClose} {...form} />
      ) : (
        <>
          <Loaded of={fields} loading={words.steps.display.loading} failed={words.steps.display.loadFailed} rows={2} />
          <DialogActions>
            <Button onClick={onClose}>{words.steps.cancel}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

type ChoiceProps = Omit<Props, 'title'> & { fields: readonly MergeField[] }

function Choice({ list, fields, failed, read, saved, onClose, children }: ChoiceProps) {
  const refresh = useRefreshList(list.id)
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(setDisplayField, { params: { listId: list.id }, body: read(form) }),
    async ({ message }) => {
      await refresh()
      showToast('good', saved(message))
      onClose()
    },
    { fallback: failed },
  )
  return (
    <form onSubmit={submit}>
      <FieldsLeftOut listId={list.id} />
      {children(fields, declined)}
      <FormProblem declined={declined} />
      <SlowHint isWaiting={isSubmitting} />
      <DialogActions>
        <Button onClick={onClose}>{words.steps.cancel}</Button>
        <Button type="submit" look="action" isBusy={isSubmitting}>
          {isSubmitting ? words.steps.saving : words.steps.save}
        </Button>
      </DialogActions>
    </form>
  )
}

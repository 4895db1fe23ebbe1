import type { ReactNode } from 'react'
import { FieldsLeftOut } from '../../../product/left-out/LeftOut.tsx'
import { type MergeField, useMergeFields } from '../../../product/use-merge-fields.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'

type Props = {
  listId: string
  words: { dialogTitle: string; loadingFields: string; fieldsFailed: string; cancel: string }
  onClose: () => void
  children: (fields: readonly MergeField[]) => ReactNode
}

/** A dialog about the fields of a list, once Mailchimp has told them. */
export function FieldsDialog({ listId, words, onClose, children }: Props) {
  const fields = useMergeFields(listId)
  return (
    <Dialog title={words.dialogTitle} onClose={onClose}>
      {fields.data ? (
        <>
          <FieldsLeftOut listId={listId} />
          {children(fields.data)}
        </>
      ) : (
        <>
          <Loaded of={fields} loading={words.loadingFields} failed={words.fieldsFailed} rows={3} />
          <DialogActions>
            <Button onClick={onClose}>{words.cancel}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

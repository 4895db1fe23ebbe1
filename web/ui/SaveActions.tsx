import { Button } from './Button.tsx'
import { DialogActions } from './Dialog.tsx'

type Props = {
  words: { cancel: string; save: string; saving: string }
  isSubmitting: boolean
  onClose: () => void
}

/** The end of a dialog's form: Cancel, and Save, which submits the form. */
export function SaveActions({ words, isSubmitting, onClose }: Props) {
  return (
    <DialogActions>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button type="submit" look="action" isBusy={isSubmitting}>
        {isSubmitting ? words.saving : words.save}
      </Button>
    </DialogActions>
  )
}

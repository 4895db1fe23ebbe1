import { useFormCall } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { ConfirmFields } from '../../../product/ConfirmFields.tsx'
import { confirmationOf } from '../../../product/confirmation-of.ts'
import { words } from './words.ts'

type Props = {
  title: string
  text: string
  button: string
  /** Shown when the server gives no sentence. */
  fallback: string
  send: (confirmation: { password: string; code?: string }) => Promise<{ message: string }>
  onDone: () => Promise<void>
  onClose: () => void
}

/** A way to sign in is removed with the password. */
export function AskPassword({ title, text, button, fallback, send, onDone, onClose }: Props) {
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => send(confirmationOf(form)),
    async ({ message }) => {
      showToast('good', message)
      await onDone()
      onClose()
    },
    { fallback },
  )
  return (
    <Dialog title={title} role="alertdialog" onClose={onClose}>
      <p>{text}</p>
      <form onSubmit={submit}>
        <ConfirmFields problems={declined?.fields} />
        <FormProblem declined={declined} />
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="danger" isBusy={isSubmitting}>
            {isSubmitting ? words.removing : button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

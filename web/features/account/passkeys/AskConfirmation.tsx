import { useFormCall } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { ConfirmFields } from '../../../product/ConfirmFields.tsx'
import { type Confirmation, confirmationOf } from '../../../product/confirmation-of.ts'
import styles from '../account.module.css'
import { words } from './words.ts'

type Props<Answer> = {
  title: string
  text: string
  button: string
  busy: string
  look?: 'action' | 'danger'
  /** Shown when the server gives no sentence. */
  fallback: string
  send: (confirmation: Confirmation) => Promise<Answer>
  onDone: (answer: Answer) => Promise<void>
  onClose: () => void
}

/** A way to sign in is added or removed only by its owner. */
export function AskConfirmation<Answer>(props: Props<Answer>) {
  const { title, text, button, busy, look = 'danger', fallback, send, onDone, onClose } = props
  const { declined, submit, isSubmitting } = useFormCall(
    async (form) => send(await confirmationOf(form)),
    async (answer) => {
      await onDone(answer)
      onClose()
    },
    { fallback },
  )
  return (
    <Dialog title={title} role="alertdialog" onClose={onClose}>
      <p>{text}</p>
      <form className={styles['form']} onSubmit={submit}>
        <ConfirmFields problems={declined?.fields} />
        <FormProblem declined={declined} />
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look={look} isBusy={isSubmitting}>
            {isSubmitting ? busy : button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

import type { ReactNode } from 'react'
import { useFormCall } from '../api/use-form-call.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { FormProblem } from '../ui/FormMessages.tsx'
import { SlowHint } from '../ui/SlowHint.tsx'
import { words } from '../words/ui.ts'
import styles from './product.module.css'
import { type Confirmation, confirmationOf } from './confirmation-of.ts'
import { ConfirmFields } from './ConfirmFields.tsx'

type Props<Answer> = {
  title: string
  text: string
  button: string
  busy: string
  look?: 'action' | 'danger'
  /** Shown when the server gives no sentence. */
  fallback: string
  send: (confirmation: Confirmation) => Promise<Answer>
  onDone?: (answer: Answer) => void | Promise<void>
  onClose: () => void
  /** Information beside the text that the person needs for the answer. */
  children?: ReactNode
}

/** A question before a change that asks for the person themselves: password or passkey. */
export function AskConfirmation<Answer>(props: Props<Answer>) {
  const { title, text, button, busy, look = 'danger', fallback, send, onDone, onClose, children } = props
  const { declined, submit, isSubmitting } = useFormCall(
    async (form) => send(await confirmationOf(form)),
    async (answer) => {
      await onDone?.(answer)
      onClose()
    },
    { fallback },
  )
  return (
    <Dialog title={title} role="alertdialog" onClose={onClose}>
      <p>{text}</p>
      {children}
      <form className={styles['form']} onSubmit={submit}>
        <ConfirmFields problems={declined?.fields} />
        <FormProblem declined={declined} />
        <SlowHint isWaiting={isSubmitting} />
        <DialogActions>
          {/* The confirmed change is under way: closing the dialog does not cancel it. */}
          <Button onClick={onClose}>{isSubmitting ? words.close : words.cancel}</Button>
          <Button type="submit" look={look} isBusy={isSubmitting}>
            {isSubmitting ? busy : button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

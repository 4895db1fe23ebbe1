import type { ReactNode } from 'react'
import type { useFormCall } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { DialogActions } from '../../../ui/Dialog.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { words } from '../../../words/account.ts'
import { stacked } from '../../../ui/layout.ts'

type Props = {
  form: ReturnType<typeof useFormCall>
  /** For password managers only: it tells them whose password this is. */
  email?: string
  button: string
  look?: 'action' | 'danger'
  onClose: () => void
  children: ReactNode
}

/** A dialog's one form, with its buttons below. */
export function DialogForm({ form, email, button, look = 'action', onClose, children }: Props) {
  const { submit, declined, isSubmitting } = form
  return (
    <form className={stacked(4)} onSubmit={submit}>
      {email !== undefined && (
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      {children}
      <FormProblem declined={declined} />
      <SlowHint isWaiting={isSubmitting} />
      <DialogActions>
        <Button onClick={onClose}>{isSubmitting ? words.secondStep.close : words.secondStep.cancel}</Button>
        <Button type="submit" look={look} isBusy={isSubmitting}>
          {isSubmitting ? words.secondStep.loading : button}
        </Button>
      </DialogActions>
    </form>
  )
}

import { type Passkey, removePasskey } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { isolated } from '../../../ui/user-text.ts'
import { useRefreshPasskeys } from './use-passkeys.ts'
import { words } from './words.ts'

export function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const refresh = useRefreshPasskeys()
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(removePasskey, { params: { passkeyId: passkey.id }, body: { password: textOf(form, 'password') } }),
    async ({ message }) => {
      showToast('good', message || words.removed)
      await refresh()
      onClose()
    },
    { fallback: words.removeFailed },
  )
  return (
    <Dialog title={words.removeTitle} role="alertdialog" onClose={onClose}>
      <p>{words.removeText(isolated(passkey.name, 80))}</p>
      <form onSubmit={submit}>
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          problems={declined?.fields['password']}
        />
        <FormProblem declined={declined} />
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="danger" isBusy={isSubmitting}>
            {isSubmitting ? words.removing : words.remove}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

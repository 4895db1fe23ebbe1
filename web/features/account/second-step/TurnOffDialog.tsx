import { turnOffTotp } from '#contract/second-factor.ts'
import { call } from '../../../api/call.ts'
import { useFormCall } from '../../../api/use-form-call.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { ConfirmFields } from '../../../product/ConfirmFields.tsx'
import { confirmationOf } from '../../../product/confirmation-of.ts'
import { DialogForm } from './DialogForm.tsx'
import { useRefreshSecondFactor } from '../../../product/use-second-factor.ts'
import { words } from './words.ts'

export function TurnOffDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const refresh = useRefreshSecondFactor()
  const form = useFormCall(
    async (filled) => call(turnOffTotp, { body: await confirmationOf(filled) }),
    async ({ message }) => {
      await refresh()
      showToast('good', message || words.turnedOff)
      onClose()
    },
    { fallback: words.failed },
  )
  return (
    <Dialog title={words.turnOffTitle} role="alertdialog" onClose={onClose}>
      <DialogForm form={form} email={email} button={words.turnOffConfirm} look="danger" onClose={onClose}>
        <p>{words.turnOffText}</p>
        <ConfirmFields problems={form.declined?.fields} />
      </DialogForm>
    </Dialog>
  )
}

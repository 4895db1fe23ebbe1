import { useState } from 'react'
import { renewRecoveryCodes } from '#contract/second-factor.ts'
import { call } from '../../../api/call.ts'
import { useFormCall } from '../../../api/use-form-call.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ConfirmFields } from '../../../product/ConfirmFields.tsx'
import { confirmationOf } from '../../../product/confirmation-of.ts'
import { DialogForm } from './DialogForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useRefreshSecondFactor } from '../../../product/use-second-factor.ts'
import { words } from './words.ts'

export function NewCodesDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const refresh = useRefreshSecondFactor()
  const form = useFormCall(
    async (filled) => call(renewRecoveryCodes, { body: await confirmationOf(filled) }),
    async ({ recovery_codes: made }) => {
      setCodes(made)
      await refresh()
    },
    { fallback: words.failed },
  )
  if (codes) return <RecoveryCodes email={email} codes={codes} onClose={onClose} />
  return (
    <Dialog title={words.newCodes} onClose={onClose}>
      <DialogForm form={form} email={email} button={words.newCodesConfirm} onClose={onClose}>
        <p>{words.newCodesText}</p>
        <ConfirmFields problems={form.declined?.fields} />
      </DialogForm>
    </Dialog>
  )
}

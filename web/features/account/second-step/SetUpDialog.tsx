import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import { beginTotp, confirmTotp } from '#contract/second-factor.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { QrPicture } from '../../../product/QrPicture.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { confirmationOf } from '../../../product/confirmation-of.ts'
import { ConfirmFields } from '../../../product/ConfirmFields.tsx'
import { DialogForm } from './DialogForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { stacked } from '../../../ui/layout.ts'
import styles from '../account.module.css'
import { useRefreshSecondFactor } from '../../../product/use-second-factor.ts'
import { words } from '../../../words/account.ts'

type Props = { email: string; onClose: () => void }
type Begun = AnswerOf<typeof beginTotp>

/**
 * Asks for the password, then shows the QR code and asks for the first code of the app, then shows the recovery codes.
 */
export function SetUpDialog({ email, onClose }: Props) {
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<string[]>()
  const refresh = useRefreshSecondFactor()
  if (codes) return <RecoveryCodes email={email} codes={codes} onClose={onClose} />
  if (!begun) return <PasswordFirst email={email} onClose={onClose} onBegun={setBegun} />
  return (
    <Scan
      begun={begun}
      onClose={onClose}
      onDone={async (made) => {
        setCodes(made)
        await refresh()
      }}
    />
  )
}

function PasswordFirst({ email, onClose, onBegun }: Props & { onBegun: (begun: Begun) => void }) {
  const form = useFormCall(async (filled) => call(beginTotp, { body: await confirmationOf(filled) }), onBegun, {
    fallback: words.secondStep.failed,
  })
  return (
    <Dialog title={words.secondStep.setUp} onClose={onClose}>
      <DialogForm form={form} email={email} button={words.secondStep.next} onClose={onClose}>
        <p>{words.secondStep.passwordFirst}</p>
        <ConfirmFields problems={form.declined?.fields} />
      </DialogForm>
    </Dialog>
  )
}

type ScanProps = { begun: Begun; onClose: () => void; onDone: (codes: string[]) => Promise<void> }

function Scan({ begun: { secret, url, setup }, onClose, onDone }: ScanProps) {
  const form = useFormCall(
    (filled) => call(confirmTotp, { body: { setup, code: textOf(filled, 'code') } }),
    ({ recovery_codes: codes }) => onDone(codes),
    { fallback: words.secondStep.failed },
  )
  return (
    <Dialog title={words.secondStep.scanTitle} onClose={onClose}>
      <DialogForm form={form} button={words.secondStep.confirm} onClose={onClose}>
        <p>{words.secondStep.scanText}</p>
        <QrPicture
          text={url}
          alt={words.secondStep.scanAlt}
          loading={words.secondStep.scanLoading}
          failed={words.secondStep.scanFailed}
        />
        <div className={stacked(2, 'start')}>
          <p>{words.secondStep.byHand}</p>
          <code className={styles['secret']}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret} label={words.secondStep.copyKey} />
        </div>
        <Field
          label={words.secondStep.codeNow}
          name="code"
          hint={words.secondStep.codeNowHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          problems={form.declined?.fields['code']}
        />
      </DialogForm>
    </Dialog>
  )
}

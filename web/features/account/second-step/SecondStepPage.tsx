import { useState } from 'react'
import { type SecondFactor, turnOffTotp, renewRecoveryCodes } from '#contract/second-factor.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { showDay } from '../../../ui/show.ts'
import { inRows } from '../../../ui/layout.ts'
import styles from '../account.module.css'
import { AccountFrame } from '../AccountFrame.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'
import { useSecondFactor, useRefreshSecondFactor } from '../../../product/use-second-factor.ts'
import { words } from '../../../words/account.ts'
import { call } from '../../../api/call.ts'
import { useFormCall } from '../../../api/use-form-call.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { ConfirmFields } from '../../../product/ConfirmFields.tsx'
import { confirmationOf } from '../../../product/confirmation-of.ts'
import { DialogForm } from './DialogForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Open = 'set-up' | 'new-codes' | 'turn-off' | undefined

export function SecondStepPage({ email }: { email: string }) {
  const factor = useSecondFactor()
  const [open, setOpen] = useState<Open>()
  const dialog = { email, onClose: () => setOpen(undefined) }
  return (
    <AccountFrame title={words.secondStep.title} intro={words.secondStep.text}>
      <Loaded of={factor} loading={words.secondStep.loading} failed={words.secondStep.loadFailed}>
        {(data) => <State factor={data} onOpen={setOpen} />}
      </Loaded>
      {open === 'set-up' && <SetUpDialog {...dialog} />}
      {open === 'new-codes' && <NewCodesDialog {...dialog} />}
      {open === 'turn-off' && <TurnOffDialog {...dialog} />}
    </AccountFrame>
  )
}

function State({ factor, onOpen }: { factor: SecondFactor; onOpen: (open: Open) => void }) {
  const { totp_since: since, recovery_codes_left: left } = factor
  const isByPasskey = factor.ways.includes('passkey')
  if (since === null) {
    return (
      <Card className={styles['part']} aria-label={words.secondStep.title}>
        <Badge kind={isByPasskey ? 'good' : 'plain'}>{isByPasskey ? words.secondStep.on : words.secondStep.off}</Badge>
        <p>{isByPasskey ? words.secondStep.byPasskey : words.secondStep.offText}</p>
        <p className={styles['quiet']}>{isByPasskey ? words.secondStep.byPasskeyToo : words.secondStep.offNeeds}</p>
        <Button look="action" onClick={() => onOpen('set-up')}>
          {words.secondStep.setUp}
        </Button>
      </Card>
    )
  }
  return (
    <Card className={styles['part']} aria-label={words.secondStep.title}>
      <Badge kind="good">{words.secondStep.on}</Badge>
      <p>{words.secondStep.onSince({ date: showDay(since) })}</p>
      <p className={styles['quiet']}>
        {left === 0 ? words.secondStep.noneLeft : words.secondStep.left({ codes: left })}
      </p>
      <div className={inRows(3, 'center')}>
        <Button onClick={() => onOpen('new-codes')}>{words.secondStep.newCodes}</Button>
        <Button look="danger" onClick={() => onOpen('turn-off')}>
          {words.secondStep.turnOff}
        </Button>
      </div>
    </Card>
  )
}

function TurnOffDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const refresh = useRefreshSecondFactor()
  const form = useFormCall(
    async (filled) => call(turnOffTotp, { body: await confirmationOf(filled) }),
    async ({ message }) => {
      await refresh()
      showToast('good', message || words.secondStep.turnedOff)
      onClose()
    },
    { fallback: words.secondStep.failed },
  )
  return (
    <Dialog title={words.secondStep.turnOffTitle} role="alertdialog" onClose={onClose}>
      <DialogForm form={form} email={email} button={words.secondStep.turnOffConfirm} look="danger" onClose={onClose}>
        <p>{words.secondStep.turnOffText}</p>
        <ConfirmFields problems={form.declined?.fields} />
      </DialogForm>
    </Dialog>
  )
}

function NewCodesDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const refresh = useRefreshSecondFactor()
  const form = useFormCall(
    async (filled) => call(renewRecoveryCodes, { body: await confirmationOf(filled) }),
    async ({ recovery_codes: made }) => {
      setCodes(made)
      await refresh()
    },
    { fallback: words.secondStep.failed },
  )
  if (codes) return <RecoveryCodes email={email} codes={codes} onClose={onClose} />
  return (
    <Dialog title={words.secondStep.newCodes} onClose={onClose}>
      <DialogForm form={form} email={email} button={words.secondStep.newCodesConfirm} onClose={onClose}>
        <p>{words.secondStep.newCodesText}</p>
        <ConfirmFields problems={form.declined?.fields} />
      </DialogForm>
    </Dialog>
  )
}

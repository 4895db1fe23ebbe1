import { isolated } from '#domain/user-text.ts'
import { useRef } from 'react'
import type { Account } from '#contract/account.ts'
import { addAccount } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { useConsent } from '../../api/use-consent.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Field, SecretField } from '../../ui/Field.tsx'
import { FormProblem } from '../../ui/FormMessages.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { stacked } from '../../ui/layout.ts'
import styles from './dashboard.module.css'
import { useConnectOptions, useRefreshAccounts } from './use-accounts.ts'
import { words } from '../../words/dashboard.ts'

type Props = {
  userId: string | undefined
  /** The account to reconnect; without it, a new account is added. */
  account?: Account | undefined
  onClose: () => void
}

/** Asks for consent first, if it is set up, and offers an API key as the other way. */
export function ConnectAccountDialog({ userId, account, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const options = useConnectOptions()
  const hasConsent = options.data?.oauth === true
  const consent = useConsent(userId)
  const byKey = useFormCall(connectByKey, useKeyAccepted(account, onClose), { fallback: words.accounts.connectFailed })
  const isBusy = byKey.isSubmitting || consent.isLeaving
  const problems = { ...consent.declined?.fields, ...byKey.declined?.fields }

  function leave() {
    const name = form.current?.elements.namedItem('account_name')
    if (name instanceof HTMLInputElement && name.reportValidity()) void consent.leave(name.value)
  }

  return (
    <Dialog title={account ? words.accounts.reconnectTitle : words.accounts.add} onClose={onClose}>
      <form ref={form} onSubmit={byKey.submit}>
        {account && <p>{words.accounts.reconnectText}</p>}
        <Field
          label={words.accounts.accountName}
          name="account_name"
          autoComplete="off"
          required
          maxLength={100}
          defaultValue={account?.account_name}
          problems={problems['account_name']}
        />
        {hasConsent && (
          <div className={`${styles['consent']} ${stacked(2)}`}>
            <Button look="action" isBusy={isBusy} onClick={leave}>
              {consent.isLeaving ? words.accounts.connecting : words.accounts.consent}
            </Button>
            <p>{words.accounts.consentHint}</p>
            <FormProblem declined={consent.declined} />
            <p className={styles['or']}>{words.accounts.orByKey}</p>
          </div>
        )}
        <SecretField
          label={words.accounts.apiKey}
          name="api_key"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          hint={words.accounts.addHint}
          showLabel={words.accounts.showKey}
          hideLabel={words.accounts.hideKey}
          problems={problems['api_key']}
        />
        <FormProblem declined={byKey.declined} />
        <SlowHint isWaiting={isBusy} />
        <DialogActions>
          <Button onClick={onClose}>{words.accounts.cancel}</Button>
          <Button type="submit" look={hasConsent ? 'quiet' : 'action'} isBusy={isBusy}>
            {byKey.isSubmitting ? words.accounts.connecting : words.accounts.connect}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function connectByKey(form: FormData) {
  return call(addAccount, {
    body: { account_name: textOf(form, 'account_name'), api_key: textOf(form, 'api_key').trim() },
  })
}

function useKeyAccepted(meant: Account | undefined, onClose: () => void) {
  const refresh = useRefreshAccounts()
  return async ({ account, message }: { account: Account; message: string }) => {
    await refresh()
    if (!meant) showToast('good', message || words.accounts.added)
    else if (account.id === meant.id) showToast('good', words.accounts.reconnected)
    // The key of another Mailchimp account connects that account; the intended one still waits.
    else
      showToast('bad', words.accounts.otherAccount({ account: isolated(account.display_name || account.account_name) }))
    onClose()
  }
}

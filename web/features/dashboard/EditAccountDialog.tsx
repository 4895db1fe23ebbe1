import type { Account } from '#contract/account.ts'
import { updateAccount } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Checkbox, Field } from '../../ui/Field.tsx'
import { FormProblem } from '../../ui/FormMessages.tsx'
import { showNumber } from '../../ui/show.ts'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { SaveActions } from '../../ui/SaveActions.tsx'
import { stacked } from '../../ui/layout.ts'
import styles from './dashboard.module.css'
import { useRefreshAccounts } from './use-accounts.ts'
import { words } from '../../words/dashboard.ts'

export function EditAccountDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const refresh = useRefreshAccounts()
  const { declined, submit, isSubmitting } = useFormCall(
    (form) =>
      call(updateAccount, {
        params: { accountId: account.id },
        body: { account_name: textOf(form, 'account_name'), is_active: form.has('is_active') },
      }),
    async ({ message }) => {
      await refresh()
      showToast('good', message || words.accounts.updated)
      onClose()
    },
    { fallback: words.accounts.updateFailed },
  )
  return (
    <Dialog title={words.accounts.editTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={words.accounts.accountName}
          name="account_name"
          autoComplete="off"
          required
          maxLength={100}
          defaultValue={account.account_name}
          problems={declined?.fields['account_name']}
        />
        <Checkbox
          label={words.accounts.active}
          name="is_active"
          hint={words.accounts.activeHint}
          defaultChecked={account.is_active}
        />
        <dl className={`${styles['facts']} ${stacked('2-5')}`}>
          <dt>{words.accounts.server}</dt>
          <dd>{account.server_prefix}</dd>
          <dt>{words.accounts.accountId}</dt>
          <dd>{account.account_id ?? words.accounts.notAvailable}</dd>
          <dt>{words.accounts.listCount}</dt>
          <dd>{showNumber(account.lists.length)}</dd>
        </dl>
        <FormProblem declined={declined} />
        <SlowHint isWaiting={isSubmitting} />
        <SaveActions words={words.accounts} isSubmitting={isSubmitting} onClose={onClose} />
      </form>
    </Dialog>
  )
}

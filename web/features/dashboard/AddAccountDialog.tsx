import { addAccount } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Field, SecretField } from '../../ui/Field.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { useRefreshAccounts } from './use-accounts.ts'
import { words } from './words.ts'

export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshAccounts()
  const { declined, submit, isSubmitting } = useFormCall(
    (form) =>
      call(addAccount, {
        body: { account_name: textOf(form, 'account_name'), api_key: textOf(form, 'api_key').trim() },
      }),
    async ({ message }) => {
      await refresh()
      showToast('good', message || words.added)
      onClose()
    },
    { fallback: words.connectFailed },
  )
  return (
    <Dialog title={words.add} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={words.accountName}
          name="account_name"
          autoComplete="off"
          required
          maxLength={100}
          problems={declined?.fields['account_name']}
        />
        <SecretField
          label={words.apiKey}
          name="api_key"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          required
          hint={words.addHint}
          showLabel={words.showKey}
          hideLabel={words.hideKey}
          problems={declined?.fields['api_key']}
        />
        <FormProblem declined={declined} />
        <SlowHint isWaiting={isSubmitting} />
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="action" isBusy={isSubmitting}>
            {isSubmitting ? words.connecting : words.connect}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

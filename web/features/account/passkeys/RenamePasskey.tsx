import { type Passkey, renamePasskey } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import { SaveActions } from '../../../ui/SaveActions.tsx'
import { useRefreshPasskeys } from './use-passkeys.ts'
import { words } from './words.ts'

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const refresh = useRefreshPasskeys()
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(renamePasskey, { params: { passkeyId: passkey.id }, body: { name: textOf(form, 'name') } }),
    async ({ message }) => {
      showToast('good', message || words.renamed)
      await refresh()
      onClose()
    },
    { fallback: words.renameFailed },
  )
  return (
    <Dialog title={words.renameTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={words.name}
          name="name"
          defaultValue={passkey.name}
          required
          maxLength={100}
          problems={declined?.fields['name']}
        />
        <FormProblem declined={declined} />
        <SaveActions words={words} isSubmitting={isSubmitting} onClose={onClose} />
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import { type Passkey, removePasskey, renamePasskey } from '#contract/passkeys.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { ExactTime, SinceTime } from '../Time.tsx'
import { words } from '../../../words/account.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { isolated } from '#domain/user-text.ts'
import { AskConfirmation } from '../../../product/AskConfirmation.tsx'
import { useRefreshPasskeys } from './use-passkeys.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { SaveActions } from '../../../ui/SaveActions.tsx'
import { inRows } from '../../../ui/layout.ts'

export function PasskeyTable({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { name, added, used, action } = words.passkeys.columns
  return (
    <DataTable
      label={words.passkeys.tableLabel}
      columns={[{ label: name }, { label: added }, { label: used }, { label: action }]}
      rows={passkeys.map((passkey) => ({
        key: passkey.id,
        cells: [
          <span key="name" className={inRows('2-3', 'center')}>
            <strong>
              <UserText text={passkey.name} />
            </strong>
            {passkey.for_host !== null && (
              <Badge kind="warn">{words.passkeys.forHost({ host: passkey.for_host })}</Badge>
            )}
            {passkey.needs_password && <Badge kind="warn">{words.passkeys.afterPassword}</Badge>}
          </span>,
          <ExactTime key="added" at={passkey.created_at} />,
          passkey.last_used_at === null ? words.passkeys.neverUsed : <SinceTime key="used" at={passkey.last_used_at} />,
          <Actions key="action" passkey={passkey} />,
        ],
      }))}
    />
  )
}

function Actions({ passkey }: { passkey: Passkey }) {
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <span data-is-actions>
      <Button
        size="small"
        aria-label={words.passkeys.renameOf({ name: passkey.name })}
        onClick={() => setOpen('rename')}
      >
        {words.passkeys.rename}
      </Button>
      <Button
        size="small"
        look="danger"
        aria-label={words.passkeys.removeOf({ name: passkey.name })}
        onClick={() => setOpen('remove')}
      >
        {words.passkeys.remove}
      </Button>
      {open === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {open === 'remove' && <RemovePasskey passkey={passkey} onClose={close} />}
    </span>
  )
}

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const refresh = useRefreshPasskeys()
  return (
    <AskConfirmation
      title={words.passkeys.removeTitle}
      text={words.passkeys.removeText({ name: isolated(passkey.name, 80) })}
      button={words.passkeys.remove}
      busy={words.passkeys.removing}
      fallback={words.passkeys.removeFailed}
      send={(confirmation) => call(removePasskey, { params: { passkeyId: passkey.id }, body: confirmation })}
      onDone={async ({ message }) => {
        showToast('good', message)
        await refresh()
      }}
      onClose={onClose}
    />
  )
}

function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const refresh = useRefreshPasskeys()
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(renamePasskey, { params: { passkeyId: passkey.id }, body: { name: textOf(form, 'name') } }),
    async ({ message }) => {
      showToast('good', message || words.passkeys.renamed)
      await refresh()
      onClose()
    },
    { fallback: words.passkeys.renameFailed },
  )
  return (
    <Dialog title={words.passkeys.renameTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <Field
          label={words.passkeys.name}
          name="name"
          defaultValue={passkey.name}
          required
          maxLength={100}
          problems={declined?.fields['name']}
        />
        <FormProblem declined={declined} />
        <SaveActions words={words.passkeys} isSubmitting={isSubmitting} onClose={onClose} />
      </form>
    </Dialog>
  )
}

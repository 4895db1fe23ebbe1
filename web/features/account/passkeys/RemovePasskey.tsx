import { type Passkey, removePasskey } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/toast-list.ts'
import { isolated } from '../../../ui/user-text.ts'
import { AskConfirmation } from './AskConfirmation.tsx'
import { useRefreshPasskeys } from './use-passkeys.ts'
import { words } from './words.ts'

export function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const refresh = useRefreshPasskeys()
  return (
    <AskConfirmation
      title={words.removeTitle}
      text={words.removeText(isolated(passkey.name, 80))}
      button={words.remove}
      busy={words.removing}
      fallback={words.removeFailed}
      send={(confirmation) => call(removePasskey, { params: { passkeyId: passkey.id }, body: confirmation })}
      onDone={async ({ message }) => {
        showToast('good', message)
        await refresh()
      }}
      onClose={onClose}
    />
  )
}

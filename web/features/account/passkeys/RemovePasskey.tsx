import { type Passkey, removePasskey } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'
import { isolated } from '../../../ui/user-text.ts'
import { AskPassword } from './AskPassword.tsx'
import { useRefreshPasskeys } from './use-passkeys.ts'
import { words } from './words.ts'

export function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  return (
    <AskPassword
      title={words.removeTitle}
      text={words.removeText(isolated(passkey.name, 80))}
      button={words.remove}
      fallback={words.removeFailed}
      send={(confirmation) => call(removePasskey, { params: { passkeyId: passkey.id }, body: confirmation })}
      onDone={useRefreshPasskeys()}
      onClose={onClose}
    />
  )
}

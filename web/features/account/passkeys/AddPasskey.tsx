import { deviceName } from '#domain/device-name.ts'
import { DeviceSaidNo } from '../../../api/declined.ts'
import { closeOffer } from '../../../product/passkey-offer.ts'
import { showToast } from '../../../ui/toast-list.ts'
import type { Confirmation } from '../../../product/confirmation-of.ts'
import { AskConfirmation } from './AskConfirmation.tsx'
import { useIssuerLink, useRefreshPasskeys } from './use-passkeys.ts'
import { words as account } from '../words.ts'
import { words } from './words.ts'

export function AddPasskey({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshPasskeys()
  const isLinked = useIssuerLink().data?.is_linked === true
  return (
    <AskConfirmation
      title={words.add}
      text={isLinked ? `${words.addFirst} ${words.addNoPassword}` : words.addFirst}
      button={words.goOn}
      busy={words.adding}
      look="action"
      fallback={words.addFailed}
      send={addPasskey}
      onDone={async ({ message }) => {
        showToast('good', message || words.added)
        closeOffer()
        await refresh()
      }}
      onClose={onClose}
    />
  )
}

/** Named for this browser: it can be renamed later. */
async function addPasskey(confirmation: Confirmation) {
  const { makePasskey, endOf } = await import('../../../product/passkey-device.ts')
  try {
    return await makePasskey(deviceName(navigator.userAgent, account.device), confirmation)
  } catch (error) {
    const end = endOf(error)
    if (end === undefined) throw error
    throw new DeviceSaidNo(words.addEnds[end === 'replaced' ? 'closed' : end], error)
  }
}

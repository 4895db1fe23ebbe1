import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { allPasskeys } from '#contract/passkeys.ts'
import { ConfirmEmail } from '../../../product/ConfirmEmail.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import styles from '../account.module.css'
import { AccountFrame } from '../AccountFrame.tsx'
import { IssuerLink } from './IssuerLink.tsx'
import { PasskeyTable } from './PasskeyTable.tsx'
import { usePasskeys, useIssuerLink, useRefreshPasskeys } from './use-passkeys.ts'
import { words } from '../../../words/account.ts'
import { deviceName } from '#domain/device-name.ts'
import { DeviceSaidNo } from '../../../api/declined.ts'
import { closeOffer } from '../../../product/passkey-offer.ts'
import { showToast } from '../../../ui/toast-list.ts'
import type { Confirmation } from '../../../product/confirmation-of.ts'
import { AskConfirmation } from '../../../product/AskConfirmation.tsx'

export function PasskeysPage() {
  return (
    <AccountFrame title={words.passkeys.title} intro={words.passkeys.text}>
      <ConfirmEmail />
      <Loaded of={usePasskeys()} loading={words.passkeys.loading} failed={words.passkeys.failed}>
        {(data) => <Passkeys {...data} />}
      </Loaded>
      <IssuerLink />
    </AccountFrame>
  )
}

function Passkeys({ passkeys, why_not: whyNot }: AnswerOf<typeof allPasskeys>) {
  const [isAdding, setIsAdding] = useState(false)
  const isAble = 'PublicKeyCredential' in window
  const impossible = whyNot ?? (isAble ? undefined : words.passkeys.notInBrowser)
  return (
    <>
      <Card className={styles['part']} aria-label={words.passkeys.add}>
        <p>{words.passkeys.explained}</p>
        {impossible === undefined ? (
          <Button look="action" onClick={() => setIsAdding(true)}>
            {words.passkeys.add}
          </Button>
        ) : (
          <p className={styles['quiet']}>{impossible}</p>
        )}
        {isAdding && <AddPasskey onClose={() => setIsAdding(false)} />}
      </Card>
      <Card isFlush aria-label={words.passkeys.title}>
        {passkeys.length === 0 ? (
          <p className={styles['none']}>{words.passkeys.none}</p>
        ) : (
          <PasskeyTable passkeys={passkeys} />
        )}
      </Card>
    </>
  )
}

function AddPasskey({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshPasskeys()
  const isLinked = useIssuerLink().data?.is_linked === true
  return (
    <AskConfirmation
      title={words.passkeys.add}
      text={isLinked ? `${words.passkeys.addFirst} ${words.passkeys.addNoPassword}` : words.passkeys.addFirst}
      button={words.passkeys.goOn}
      busy={words.passkeys.adding}
      look="action"
      fallback={words.passkeys.addFailed}
      send={addPasskey}
      onDone={async ({ message }) => {
        showToast('good', message || words.passkeys.added)
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
    return await makePasskey(deviceName(navigator.userAgent, words.person.device), confirmation)
  } catch (error) {
    const end = endOf(error)
    if (end === undefined) throw error
    throw new DeviceSaidNo(words.passkeys.addEnds[end === 'replaced' ? 'closed' : end], error)
  }
}

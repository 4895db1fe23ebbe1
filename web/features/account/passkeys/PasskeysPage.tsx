import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { allPasskeys } from '#contract/passkeys.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import styles from '../account.module.css'
import { AccountFrame } from '../AccountFrame.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { IssuerLink } from './IssuerLink.tsx'
import { PasskeyTable } from './PasskeyTable.tsx'
import { usePasskeys } from './use-passkeys.ts'
import { words } from './words.ts'

export function PasskeysPage() {
  return (
    <AccountFrame title={words.title} intro={words.text}>
      <Loaded of={usePasskeys()} loading={words.loading} failed={words.failed}>
        {(data) => <Passkeys {...data} />}
      </Loaded>
      <IssuerLink />
    </AccountFrame>
  )
}

function Passkeys({ passkeys, why_not: whyNot }: AnswerOf<typeof allPasskeys>) {
  const [isAdding, setIsAdding] = useState(false)
  const isAble = 'PublicKeyCredential' in window
  const impossible = whyNot ?? (isAble ? undefined : words.notInBrowser)
  return (
    <>
      <Card className={styles['part']} aria-label={words.add}>
        <p>{words.explained}</p>
        {impossible === undefined ? (
          <Button look="action" onClick={() => setIsAdding(true)}>
            {words.add}
          </Button>
        ) : (
          <p className={styles['quiet']}>{impossible}</p>
        )}
        {isAdding && <AddPasskey onClose={() => setIsAdding(false)} />}
      </Card>
      <Card isFlush aria-label={words.title}>
        {passkeys.length === 0 ? <p className={styles['none']}>{words.none}</p> : <PasskeyTable passkeys={passkeys} />}
      </Card>
    </>
  )
}

import type { AnswerOf } from '#contract/endpoint.ts'
import type { allPasskeys } from '#contract/passkeys.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from '../account.module.css'
import { AccountFrame } from '../AccountFrame.tsx'
import { IssuerLink } from './IssuerLink.tsx'
import { PasskeyTable } from './PasskeyTable.tsx'
import { useAddPasskey, usePasskeys } from './use-passkeys.ts'
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
  const { isAdding, problem, add } = useAddPasskey()
  const isAble = 'PublicKeyCredential' in window
  const impossible = whyNot ?? (isAble ? undefined : words.notInBrowser)
  return (
    <>
      <Card className={styles['part']} aria-label={words.add}>
        <p>{words.explained}</p>
        {problem !== undefined && <Notice kind="bad" title={problem} isUrgent />}
        {impossible === undefined ? (
          <Button look="action" isBusy={isAdding} onClick={() => void add()}>
            {isAdding ? words.adding : words.add}
          </Button>
        ) : (
          <p className={styles['quiet']}>{impossible}</p>
        )}
      </Card>
      <Card isFlush aria-label={words.title}>
        {passkeys.length === 0 ? <p className={styles['none']}>{words.none}</p> : <PasskeyTable passkeys={passkeys} />}
      </Card>
    </>
  )
}

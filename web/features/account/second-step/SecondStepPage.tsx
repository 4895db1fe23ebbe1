import { useState } from 'react'
import type { SecondFactor } from '#contract/second-factor.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { showDay } from '../../../ui/show.ts'
import styles from '../account.module.css'
import { AccountFrame } from '../AccountFrame.tsx'
import { NewCodesDialog } from './NewCodesDialog.tsx'
import { SetUpDialog } from './SetUpDialog.tsx'
import { TurnOffDialog } from './TurnOffDialog.tsx'
import { useSecondFactor } from '../../../product/use-second-factor.ts'
import { words } from './words.ts'

type Open = 'set-up' | 'new-codes' | 'turn-off' | undefined

export function SecondStepPage({ email }: { email: string }) {
  const factor = useSecondFactor()
  const [open, setOpen] = useState<Open>()
  const dialog = { email, onClose: () => setOpen(undefined) }
  return (
    <AccountFrame title={words.title} intro={words.text}>
      <Loaded of={factor} loading={words.loading} failed={words.loadFailed}>
        {(data) => <State factor={data} onOpen={setOpen} />}
      </Loaded>
      {open === 'set-up' && <SetUpDialog {...dialog} />}
      {open === 'new-codes' && <NewCodesDialog {...dialog} />}
      {open === 'turn-off' && <TurnOffDialog {...dialog} />}
    </AccountFrame>
  )
}

function State({ factor, onOpen }: { factor: SecondFactor; onOpen: (open: Open) => void }) {
  const { totp_since: since, recovery_codes_left: left } = factor
  const isByPasskey = factor.ways.includes('passkey')
  if (since === null) {
    return (
      <Card className={styles['part']} aria-label={words.title}>
        <Badge kind={isByPasskey ? 'good' : 'plain'}>{isByPasskey ? words.on : words.off}</Badge>
        <p>{isByPasskey ? words.byPasskey : words.offText}</p>
        <p className={styles['quiet']}>{isByPasskey ? words.byPasskeyToo : words.offNeeds}</p>
        <Button look="action" onClick={() => onOpen('set-up')}>
          {words.setUp}
        </Button>
      </Card>
    )
  }
  return (
    <Card className={styles['part']} aria-label={words.title}>
      <Badge kind="good">{words.on}</Badge>
      <p>{words.onSince(showDay(since))}</p>
      <p className={styles['quiet']}>{left === 0 ? words.noneLeft : words.left(left)}</p>
      <div className={styles['downloading']}>
        <Button onClick={() => onOpen('new-codes')}>{words.newCodes}</Button>
        <Button look="danger" onClick={() => onOpen('turn-off')}>
          {words.turnOff}
        </Button>
      </div>
    </Card>
  )
}

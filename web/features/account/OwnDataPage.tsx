import { useTeamHere } from '../../product/team-here.ts'
import { useMay } from '../../product/use-may.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './account.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Download } from './Download.tsx'
import { words } from './words.ts'

type Props = { email: string; onDeleted: (message: string) => Promise<void> }

export function OwnDataPage({ email, onDeleted }: Props) {
  const isOwner = useMay('owner')
  const isLocked = useTeamHere().team?.is_locked === true
  return (
    <AccountFrame title={words.dataTitle} intro={words.dataText}>
      {isOwner && !isLocked && (
        <Card className={styles['part']} aria-label={words.downloadTitle}>
          <h2>{words.downloadTitle}</h2>
          <p className={styles['quiet']}>{words.downloadText}</p>
          <Download email={email} />
        </Card>
      )}
      <Card className={styles['part']} aria-label={words.deleteTitle}>
        <h2>{words.deleteTitle}</h2>
        <p className={styles['quiet']}>{words.deleteText}</p>
        <DeleteAccount email={email} onDeleted={onDeleted} />
      </Card>
    </AccountFrame>
  )
}

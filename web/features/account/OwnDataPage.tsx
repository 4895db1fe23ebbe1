import { useTeamHere } from '../../product/team-here.ts'
import { useMay } from '../../product/use-may.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './account.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Download } from './Download.tsx'
import { words } from '../../words/account.ts'

type Props = { email: string; onDeleted: (message: string) => Promise<void> }

export function OwnDataPage({ email, onDeleted }: Props) {
  const isOwner = useMay('owner')
  const isLocked = useTeamHere().team?.is_locked === true
  return (
    <AccountFrame title={words.person.dataTitle} intro={words.person.dataText}>
      {isOwner && !isLocked && (
        <Card className={styles['part']} aria-label={words.person.downloadTitle}>
          <h2>{words.person.downloadTitle}</h2>
          <p className={styles['quiet']}>{words.person.downloadText}</p>
          <Download email={email} />
        </Card>
      )}
      <Card className={styles['part']} aria-label={words.person.deleteTitle}>
        <h2>{words.person.deleteTitle}</h2>
        <p className={styles['quiet']}>{words.person.deleteText}</p>
        <DeleteAccount email={email} onDeleted={onDeleted} />
      </Card>
    </AccountFrame>
  )
}

import { wordsFor } from '../../../api/declined.ts'
import { useTeamHere } from '../../../product/team-here.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { isolated } from '../../../ui/user-text.ts'
import styles from './sharing.module.css'
import { useAsk } from './use-sharing.ts'
import { words } from './words.ts'

/** Explains the consequences before the organiser asks to merge. */
export function AskDialog({ listId, onClose }: { listId: string; onClose: () => void }) {
  const ask = useAsk(listId)
  const { team } = useTeamHere()
  return (
    <ConfirmDialog
      title={words.askTitle}
      question={words.askQuestion(isolated(team?.name ?? '', 80))}
      confirmLabel={words.ask}
      busyLabel={words.asking}
      onConfirm={ask}
      explain={(error) => wordsFor(error, words.askFailed)}
      onClose={onClose}
    >
      <ul className={styles['points']}>
        {words.askList.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

import type { AnswerOf } from '#contract/endpoint.ts'
import type { rehearse } from '#contract/occasions.ts'
import { reasonWords } from '../../../product/reason-words.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { shownSentence } from '../../../ui/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { rehearsal as words } from './words.ts'
import styles from './chosen.module.css'

/** The verdict as a door shows it, and the setting that decides it. */
export function RehearsedVerdict({ answer }: { answer: AnswerOf<typeof rehearse> }) {
  const { verdict, decided_by: setting } = answer
  return (
    <div className={styles['verdict']} data-colour={verdict.colour}>
      <Icon name={verdict.success ? 'check' : 'cross'} size={28} />
      <div>
        <p className={styles['reason']}>{reasonWords[verdict.reason]}</p>
        {verdict.data && (
          <p>
            <UserText text={verdict.data.display_field_value} />
          </p>
        )}
        <p>{shownSentence(verdict.message)}</p>
        {setting !== null && <p className={styles['decided']}>{words.decidedBy(words.settings[setting])}</p>}
      </div>
    </div>
  )
}

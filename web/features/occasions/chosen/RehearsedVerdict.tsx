import type { AnswerOf } from '#contract/endpoint.ts'
import type { rehearse } from '#contract/occasions.ts'
import { showMoment } from '../../../product/show-times.ts'
import { words as product } from '../../../product/words.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { shownSentence } from '../../../ui/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { rehearsal as words } from './words.ts'
import styles from './chosen.module.css'

type Answer = AnswerOf<typeof rehearse>

/** The verdict as a door shows it, and the setting that decides it. */
export function RehearsedVerdict({ answer, zone }: { answer: Answer; zone: string }) {
  const { verdict, decided_by: setting } = answer
  return (
    <div className={styles['verdict']} data-colour={verdict.colour}>
      <Icon name={verdict.success ? 'check' : 'cross'} size={28} />
      <div>
        <p className={styles['reason']}>{product.reasons[verdict.reason]}</p>
        {verdict.data && (
          <p>
            <UserText text={verdict.data.display_field_value} />
          </p>
        )}
        <p>{shownSentence(inZone(verdict, zone))}</p>
        {setting !== null && <p className={styles['decided']}>{words.decidedBy(words.settings[setting])}</p>}
      </div>
    </div>
  )
}

/** The sentence of the server has its times in UTC. The organiser planned them in the occasion's zone. */
function inZone({ message, visit, first_scan: first }: Answer['verdict'], zone: string): string {
  const times = [visit?.opens_at, visit?.closes_at, visit?.inside_since, first?.at].filter((each) => each != null)
  return times.reduce(
    (text, time) => text.replace(`${time.slice(0, 16).replace('T', ' ')} UTC`, showMoment(zone, time)),
    message,
  )
}

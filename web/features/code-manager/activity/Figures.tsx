import type { DoorCounters } from '#contract/offline.ts'
import type { ListStats } from '#contract/scans.ts'
import { showNumber, showShare } from '../../../ui/show.ts'
import styles from './activity.module.css'
import { words } from './words.ts'

type Props = {
  stats: ListStats
  /** The current figures of the whole list, once they are known. */
  live: DoorCounters | undefined
}

export function Figures({ stats, live }: Props) {
  const { accepted, refused } = stats
  const { contacts, checked_in: checkedIn } = live ?? stats
  return (
    <dl className={styles['figures']}>
      <Figure name={words.contacts} value={contacts} />
      <Figure
        name={words.checkedIn}
        value={checkedIn}
        about={contacts === 0 ? '' : words.checkedInShare(showShare(checkedIn, contacts))}
      />
      <Figure name={words.accepted} value={accepted} about={words.inSpan} />
      <Figure name={words.refused} value={refused} about={words.inSpan} />
    </dl>
  )
}

function Figure({ name, value, about = '' }: { name: string; value: number; about?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {showNumber(value)} {about && <span>{about}</span>}
      </dd>
    </div>
  )
}

import type { DoorCounters } from '#contract/offline.ts'
import type { ListStats } from '#contract/scans.ts'
import { showNumber, showShare } from '../../../ui/show.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from './activity.module.css'
import { words } from '../../../words/night.ts'

type Props = {
  stats: ListStats
  /** The current figures of the whole list, once they are known. */
  live: DoorCounters | undefined
}

export function Figures({ stats, live }: Props) {
  const { accepted, refused } = stats
  const { contacts, checked_in: checkedIn } = live ?? stats
  return (
    <dl className={`${styles['figures']} ${stacked(3)}`}>
      <Figure name={words.activity.contacts} value={contacts} />
      <Figure
        name={words.activity.checkedIn}
        value={checkedIn}
        about={contacts === 0 ? '' : words.activity.checkedInShare({ share: showShare(checkedIn, contacts) })}
      />
      <Figure name={words.activity.accepted} value={accepted} about={words.activity.inSpan} />
      <Figure name={words.activity.refused} value={refused} about={words.activity.inSpan} />
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

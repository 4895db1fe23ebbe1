import styles from '../occasions.module.css'
import { useState } from 'react'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { weekStart, addDays, weekdayOf } from '../times/days.ts'
import { showDayName } from '../../../product/time.ts'
import { words } from '../../../words/occasions.ts'
import { OccasionCard } from './OccasionCard.tsx'
import { inLine, quiet } from '../../../ui/layout.ts'
import { daysShown, weekDays, weekOf } from './week.ts'

type Props = {
  listId: string
  occasions: readonly ShownOccasion[]
  chosen: string | undefined
  now: number
  today: string
}

/** A week of the reader's calendar. Hidden on phones, which have cards instead. */
export function Week({ listId, occasions, chosen, now, today }: Props) {
  const [weeks, setWeeks] = useState(0)
  const days = weekDays(addDays(today, weeks * daysShown - ((weekdayOf(today) - weekStart() + 7) % 7)))
  const placed = weekOf(occasions, days[0] ?? today)
  return (
    <section className={styles['week']} aria-label={words.page.calendar}>
      <div className={inLine(2, 'last')}>
        <Button size="small" aria-label={words.page.earlier} onClick={() => setWeeks(weeks - 1)}>
          <Icon name="back" size={18} />
        </Button>
        <Button size="small" onClick={() => setWeeks(0)}>
          {words.page.today}
        </Button>
        <Button size="small" aria-label={words.page.later} onClick={() => setWeeks(weeks + 1)}>
          <span className={styles['turned']}>
            <Icon name="back" size={18} />
          </span>
        </Button>
      </div>
      <ol role="list" className={styles['days']}>
        {days.map((day) => (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <span>{showDayName(day)}</span>
          </li>
        ))}
      </ol>
      {placed.length === 0 ? (
        <p className={quiet()}>{words.page.noneInWeek}</p>
      ) : (
        <ul role="list" className={styles['lanes']}>
          {placed.map(({ occasion, from, to, row }) => (
            <li key={occasion.id} style={{ gridColumn: `${from} / ${to + 1}`, gridRow: row }}>
              <OccasionCard listId={listId} occasion={occasion} now={now} isChosen={occasion.id === chosen} isInDay />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

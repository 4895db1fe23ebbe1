import styles from './tonight.module.css'
import { isolated } from '#domain/user-text.ts'
import type { List } from '#contract/list.ts'
import type { Tonight as Night } from '#contract/tonight.ts'
import { nightState } from '../../../product/admissions/night-state.ts'
import { Loaded, Skeleton } from '../../../ui/Loaded.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { occasionOption } from '../../../product/occasion-option.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useHold, useChosenOccasion } from '../home/use-chosen-occasion.ts'
import { withOccasion } from '../home/chosen-occasion.ts'
import { Ahead } from './Ahead.tsx'
import { Arrivals } from './Arrivals.tsx'
import { NeedsAttention } from './NeedsAttention.tsx'
import { type Attention, needsAttention } from './attention.ts'
import { DoorCalls } from './DoorCalls.tsx'
import { DoorRows } from './DoorRows.tsx'
import { HowItWent } from './HowItWent.tsx'
import { JustIn } from './JustIn.tsx'
import { nightLines } from './night-lines.ts'
import { People } from './People.tsx'
import { shownDoors } from './shown-doors.ts'
import { stacked } from '../../../ui/layout.ts'
import { useTonight } from './use-tonight.ts'
import { words } from '../../../words/night.ts'

/** Before the opening, the card of tasks lists these instead. */
const isAhead: ReadonlySet<Attention['kind']> = new Set(['guests_unread', 'without_code'])

/** Seconds are shown only of the last minute. */
const tickMs = 5000

/** The organiser's view of a night: people, arrivals, doors and problems. */
export function Tonight({ list }: { list: List }) {
  const { isKnown, occasions, chosen, current, instead } = useChosenOccasion(list.id)
  // The whole list has no night of its own: the current or next occasion is shown.
  const occasionId = current?.id ?? list.id
  useHold(isKnown ? occasionId : undefined)
  if (!isKnown) return <Skeleton label={words.tonight.loading} rows={6} />
  return (
    <>
      {instead && <Instead of={instead} />}
      <AtOccasion listId={list.id} occasionId={occasionId} isNamed={!chosen && occasions.length > 1} />
    </>
  )
}

/** Another occasion opens while the page shows an open one. The page changes only when its reader asks for it. */
function Instead({ of }: { of: ShownOccasion }) {
  return (
    <div role="status" className={styles['instead']}>
      <Notice
        kind="plain"
        title={words.tonight.instead({ name: isolated(occasionOption(of), 80) })}
        detail={words.tonight.insteadText}
      >
        <ButtonLink size="small" to={withOccasion(of.id)}>
          {words.tonight.insteadShow}
        </ButtonLink>
      </Notice>
    </div>
  )
}

type Props = { listId: string; occasionId: string; isNamed: boolean }

function AtOccasion({ listId, occasionId, isNamed }: Props) {
  const { query, clockOffsetMs } = useTonight(listId, occasionId)
  const now = useNow(tickMs) + clockOffsetMs
  return (
    <Loaded of={query} loading={words.tonight.loading} failed={words.tonight.failed} rows={6}>
      {(night) => <Shown listId={listId} night={night} now={now} isNamed={isNamed} />}
    </Loaded>
  )
}

function Shown({ listId, night, now, isNamed }: { listId: string; night: Night; now: number; isNamed: boolean }) {
  const { occasion } = night
  const state = nightState(night, now)
  const isOver = state.name === 'over'
  const isBefore = state.name === 'before'
  const begunAt = occasion.opens_at !== null && !isBefore ? Date.parse(occasion.opens_at) : null
  // As of the answer: until the next one, a door may have reported.
  const doors = shownDoors(night.doors, begunAt, Date.parse(night.at))
  const items = isOver ? [] : needsAttention(night, doors, now).filter(({ kind }) => !isBefore || !isAhead.has(kind))
  const end = isOver ? Math.min(now, state.closedAt) : now
  const closesAt = state.name === 'open' ? state.closesAt : null
  const lines = nightLines({ ...night, end, isOpen: state.name === 'open', closesAt })
  const here = { listId, occasion, now }
  return (
    <div className={`${styles['night']} ${stacked(5, 'fits')}`}>
      <div className={styles['main']}>
        <section className={`${styles['lead']} ${stacked(5, 'fits')}`} aria-labelledby="night-people">
          <People {...here} night={night} state={state} isNamed={isNamed} />
          {isBefore ? (
            <Ahead {...here} night={night} doors={doors} />
          ) : (
            <Arrivals lines={lines} night={night} isOpen={state.name === 'open'} />
          )}
        </section>
        {(doors.length > 0 || !isBefore) && <DoorRows {...here} doors={doors} night={night} isOver={isOver} />}
      </div>
      <div className={styles['side']}>
        <DoorCalls listId={listId} zone={occasion.zone} now={now} />
        {isOver ? (
          <HowItWent {...here} night={night} lines={lines} />
        ) : (
          items.length > 0 && <NeedsAttention {...here} items={items} />
        )}
        <JustIn {...here} scans={night.latest} />
      </div>
    </div>
  )
}

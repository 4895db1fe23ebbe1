import styles from './tonight.module.css'
import type { Occasion } from '#contract/occasions.ts'
import type { Tonight } from '#contract/tonight.ts'
import type { NightState } from '../../../product/admissions/night-state.ts'
import { showNumber } from '../../../ui/show.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { Admissions } from './Admissions.tsx'
import { duration } from './duration.ts'
import { timeIn } from '../../../product/time.ts'
import { inRows, quiet, stacked } from '../../../ui/layout.ts'
import { letInLately } from './shown-doors.ts'
import { words } from '../../../words/night.ts'

type Props = {
  listId: string
  occasion: Occasion
  night: Tonight
  state: NightState
  now: number
  /** The name of the occasion is nowhere else on the page. */
  isNamed: boolean
}

/** The one number of the night: people inside, else guests that came; before the opening, the time until it. */
export function People({ listId, occasion, night, state, now, isNamed }: Props) {
  const full = state.name === 'open' && isFull(night)
  return (
    <div className={`${styles['people']} ${stacked(3, 'top', 'fits')}`}>
      <h2 id="night-people">
        <Unseen>{words.tonight.head}</Unseen>
      </h2>
      <p className={`${inRows('1-2', 'center')} ${quiet(2)}`}>
        <span className={styles['badge']} data-state={full ? 'full' : state.name}>
          {full ? words.tonight.full : words.tonight.states[state.name]}
        </span>
        <span>
          {isNamed && (
            <>
              <UserText text={occasion.name} longest={60} />
              {' · '}
            </>
          )}
          {whenOf(state, occasion.zone, now)}
        </span>
      </p>
      {state.name === 'before' ? (
        <Countdown ms={state.opensAt - now} />
      ) : (
        <Number night={night} isOver={state.name === 'over'} />
      )}
      {state.name !== 'before' && <Figures night={night} isOver={state.name === 'over'} />}
      <Admissions {...{ listId, occasion, state, night }} />
    </div>
  )
}

/** As many people are inside as may be. */
function isFull({ figures: { inside }, occasion: { capacity } }: Tonight): boolean {
  return inside !== null && capacity !== null && inside >= capacity
}

function whenOf(state: NightState, zone: string, now: number): string {
  switch (state.name) {
    case 'before':
      return words.tonight.opensAt({ time: timeIn(zone, state.opensAt, now) })
    case 'open':
      return state.closesAt === null
        ? words.tonight.noEnd
        : words.tonight.closesIn({ duration: duration(state.closesAt - now) })
    case 'stopped':
      return state.at === null ? '' : words.tonight.since({ time: timeIn(zone, state.at, now) })
    case 'over':
      return words.tonight.since({ time: timeIn(zone, state.closedAt, now) })
  }
}

/** After the end the guests that came, because people inside have gone home. */
function Number({ night: { figures, occasion }, isOver }: { night: Tonight; isOver: boolean }) {
  const { inside, came, invited } = figures
  const isInside = inside !== null && !isOver
  const of = isInside ? occasion.capacity : invited
  const count = isInside ? inside : came
  return (
    <>
      <p className={styles['number']}>
        <strong data-is-long={count > 9999 || undefined}>{showNumber(count)}</strong>{' '}
        <span>
          {isInside && `${words.tonight.inside({ people: count })} `}
          {of !== null && (
            <small>{isInside ? words.tonight.insideOf({ capacity: of }) : words.tonight.cameOf({ invited: of })}</small>
          )}
        </span>
      </p>
      {of !== null && of > 0 && (
        <div
          className={styles['bar']}
          role="meter"
          aria-label={isInside ? words.tonight.insideMeter : words.tonight.cameMeter}
          aria-valuemin={0}
          aria-valuemax={of}
          aria-valuenow={Math.min(count, of)}
          aria-valuetext={words.tonight.share({ people: count, of })}
          data-is-over={count > of || undefined}
        >
          <i style={{ inlineSize: `${Math.min(100, (count * 100) / of)}%` }} />
        </div>
      )}
    </>
  )
}

function Countdown({ ms }: { ms: number }) {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  const days = Math.floor(minutes / 1440)
  const [count, unit] =
    minutes < 60
      ? [showNumber(minutes), words.tonight.toOpening.minutes]
      : days < 2
        ? [`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`, words.tonight.toOpening.hours]
        : [showNumber(days), words.tonight.toOpening.days({ days })]
  return (
    <p className={styles['number']}>
      <strong>{count}</strong> <span>{unit}</span>
    </p>
  )
}

function Figures({ night, isOver }: { night: Tonight; isOver: boolean }) {
  const { inside, came, left, invited } = night.figures
  const missing = Math.max(0, invited - came)
  const people = night.doors.reduce((sum, door) => sum + door.let_in, 0)
  const lately = letInLately(night)
  return (
    <dl className={`${styles['figures']} ${inRows('2-5')}`}>
      {inside !== null && !isOver && <Figure name={words.tonight.came({ guests: came })} value={came} />}
      {inside === null && people > came && <Figure name={words.tonight.letIn({ people })} value={people} />}
      {left !== null && !isOver && <Figure name={words.tonight.left({ guests: left })} value={left} />}
      <Figure
        name={isOver ? words.tonight.didNotCome({ guests: missing }) : words.tonight.toCome({ guests: missing })}
        value={missing}
      />
      {inside === null && !isOver && <Figure name={words.tonight.lately({ people: lately })} value={lately} />}
    </dl>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{showNumber(value)}</dd>
    </div>
  )
}

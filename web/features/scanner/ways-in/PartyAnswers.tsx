import { useState } from 'react'
import { Unseen } from '../../../ui/Unseen.tsx'
import { showNumber } from '../../../ui/show.ts'
import { inRows } from '../../../ui/layout.ts'
import styles from '../ways-in.module.css'
import { words } from '../../../words/door-later.ts'

/** With more places the circles say less than the sentence. */
const mostCircles = 8

type Places = {
  taken: number
  most: number
  /** So many more fit in, where that is fewer than the party. */
  room: number | undefined
}

/** Which places of a party are taken. */
export function PartyPlaces({ taken, most, room }: Places) {
  return (
    <p data-is-must>
      <strong>{words.partyQuestion.areIn({ count: taken, most })}</strong>{' '}
      {room === undefined ? words.partyQuestion.letIn : words.partyQuestion.room({ left: room })}
    </p>
  )
}

/** The same as circles: filled and ticked are taken. */
export function PartyCircles({ taken, most }: Pick<Places, 'taken' | 'most'>) {
  if (most > mostCircles) return null
  return (
    <p className={`${styles['places']} ${inRows(2)}`} aria-hidden="true" data-is-ornament>
      {Array.from({ length: most }, (_, place) => (
        <svg key={place} viewBox="0 0 24 24" data-is-taken={place < taken || undefined}>
          <circle cx="12" cy="12" r="10.5" />
          {place < taken && <path d="M7.5 12.5l3 3 6-6.5" />}
        </svg>
      ))}
    </p>
  )
}

/** A key for each number up to this one; more would not fit into one row of a small phone. */
const mostKeys = 4

type Props = { places: number; isAll: boolean; onLetIn: (people: number) => void }

/** One tap for all, and for up to four people any number. Larger parties count up and down to theirs. */
export function PartyAnswers({ places, isAll, onLetIn }: Props) {
  const fewer = isAll ? places - 1 : places
  return (
    <div className={styles['keys']} role="group" aria-label={words.partyQuestion.letIn}>
      {places > mostKeys ? (
        <Stepper most={fewer} onLetIn={onLetIn} />
      ) : (
        Array.from({ length: fewer }, (_, place) => (
          <button key={place} type="button" onClick={() => onLetIn(place + 1)}>
            <Count people={place + 1} />
          </button>
        ))
      )}
      {isAll && (
        <button type="button" data-is-main onClick={() => onLetIn(places)}>
          <Count people={places} /> <small>{words.partyQuestion.all}</small>
        </button>
      )}
    </div>
  )
}

/** Begins at the largest number, because most of a party come together. */
function Stepper({ most, onLetIn }: { most: number; onLetIn: (people: number) => void }) {
  const [people, setPeople] = useState(most)
  const step = (by: number, label: string, sign: string) => {
    const next = people + by
    const isOver = next < 1 || next > most
    return (
      <button
        type="button"
        data-is-step
        aria-label={label}
        aria-disabled={isOver || undefined}
        onClick={() => !isOver && setPeople(next)}
      >
        {sign}
      </button>
    )
  }
  return (
    <>
      {step(-1, words.walkIn.fewer, '−')}
      <button type="button" aria-live="polite" onClick={() => onLetIn(people)}>
        <Count people={people} />
      </button>
      {step(1, words.walkIn.more, '+')}
    </>
  )
}

function Count({ people }: { people: number }) {
  return (
    <>
      <Unseen>{words.partyQuestion.unseen}</Unseen> <b>{showNumber(people)}</b>
    </>
  )
}

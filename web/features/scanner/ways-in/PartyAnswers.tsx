import { Unseen } from '../../../ui/Unseen.tsx'
import { showNumber } from '../../../ui/show.ts'
import styles from './party.module.css'
import { words } from '../words/later-words.ts'

/** With more places the circles say less than the sentence. */
const mostCircles = 12

/** Which places of a party are taken. */
export function PartyPlaces({ taken, most }: { taken: number; most: number }) {
  return (
    <>
      <p>
        <strong>{words.partyQuestion.areIn(taken, most)}</strong> {words.partyQuestion.letIn}
      </p>
      {most <= mostCircles && (
        <p className={styles['places']} aria-hidden="true">
          {Array.from({ length: most }, (_, place) => (
            <span key={place} data-is-taken={place < taken || undefined} />
          ))}
        </p>
      )}
    </>
  )
}

/** More keys would cover the name on a small phone. A larger number comes in with further scans. */
const mostKeys = 4

/** One tap for any number of people. The largest key lets in all. */
export function PartyAnswers({ places, onLetIn }: { places: number; onLetIn: (people: number) => void }) {
  const some = Array.from({ length: Math.min(places - 1, mostKeys) }, (_, place) => place + 1)
  return (
    <>
      <button type="button" data-is-main onClick={() => onLetIn(places)}>
        <Unseen>{words.partyQuestion.unseen}</Unseen> {showNumber(places)} <small>{words.partyQuestion.all}</small>
      </button>
      {some.toReversed().map((people) => (
        <button key={people} type="button" onClick={() => onLetIn(people)}>
          <Unseen>{words.partyQuestion.unseen}</Unseen> {showNumber(people)}
        </button>
      ))}
    </>
  )
}

import { type RefObject, useState } from 'react'
import type { FoundPerson } from '../door/found-person.ts'
import { Choice } from '../../../ui/Choice.tsx'
import styles from '../ways-in.module.css'
import { PersonLine } from './PersonLine.tsx'
import { words } from '../../../words/door-later.ts'

type Props = {
  ref: RefObject<HTMLUListElement | null>
  people: readonly FoundPerson[]
  isExit: boolean
  onCheckIn: (person: FoundPerson) => void
}

/** What a search found: all of it, or those who are not in yet. */
export function FoundPeople({ ref, people, isExit, onCheckIn }: Props) {
  const [isWaiting, setIsWaiting] = useState(false)
  const waiting = people.filter(({ state }) => state === 'open')
  // There is nothing to choose where all of them are alike.
  const isMixed = !isExit && waiting.length > 0 && waiting.length < people.length
  return (
    <>
      {isMixed && (
        <div className={styles['chips']} role="group" aria-label={words.people.names.filter}>
          <Choice
            label={words.people.names.notInOf({ guests: waiting.length })}
            isOn={isWaiting}
            onChoose={() => setIsWaiting(true)}
          />
          <Choice
            label={words.people.names.allOf({ guests: people.length })}
            isOn={!isWaiting}
            onChoose={() => setIsWaiting(false)}
          />
        </div>
      )}
      <ul ref={ref} role="list" className={styles['people']}>
        {(isMixed && isWaiting ? waiting : people).map((person) => (
          <PersonLine
            key={person.contact_id}
            person={person}
            name={person.display_value}
            isExit={isExit}
            onCheckIn={onCheckIn}
          />
        ))}
      </ul>
    </>
  )
}

import { useState } from 'react'
import type { Person } from '#contract/scanning.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import type { DoorAccess } from '../door/door-access.ts'
import { Choice } from '../shapes/Choice.tsx'
import styles from './find-people.module.css'
import { PersonLine } from './PersonLine.tsx'
import { type NamesShown, useByName } from './use-by-name.ts'
import type { AtDoor } from './use-people.ts'
import { words } from '../words/later-words.ts'

type Props = {
  access: DoorAccess
  at: AtDoor
  isExit: boolean
  onCheckIn: (person: Person) => void
}

/** The guests in the order of the alphabet, for a name that is hard to spell. A letter begins the list anew. */
export function AtoZ(props: Props) {
  const { access, at, isExit } = props
  const [isWaiting, setIsWaiting] = useState(false)
  const [from, setFrom] = useState<string>()
  const [letters, setLetters] = useState<readonly string[]>([])
  const shown = { isWaiting: isWaiting && !isExit, from }
  const first = useByName(access, at, shown)
  // The letters stay while another page is on its way.
  const known = first.data?.letters
  if (known && known !== letters) setLetters(known)

  return (
    <div className={styles['names']}>
      {!isExit && (
        <div className={styles['chips']} role="group" aria-label={words.people.names.filter}>
          {[false, true].map((each) => (
            <Choice
              key={String(each)}
              label={each ? words.people.names.notIn : words.people.names.all}
              isOn={isWaiting === each}
              onChoose={() => setIsWaiting(each)}
            />
          ))}
        </div>
      )}
      {letters.length > 1 && (
        <div className={styles['letters']} role="group" aria-label={words.people.names.letters}>
          {letters.map((letter) => (
            <Choice
              key={letter}
              label={letter}
              isOn={from === letter}
              isNarrow
              onChoose={() => setFrom(from === letter ? undefined : letter)}
            />
          ))}
        </div>
      )}
      <Page key={JSON.stringify(shown)} {...props} shown={shown} />
    </div>
  )
}

type PageProps = Props & { shown: NamesShown }

function Page({ shown, ...props }: PageProps) {
  const { access, at, isExit, onCheckIn } = props
  const page = useByName(access, at, shown)
  if (!page.data) {
    return (
      <>
        <p role="status" className={styles['said']}>
          {page.isFetching ? words.people.names.loading : ''}
        </p>
        <SlowHint isWaiting={page.isFetching} />
        {page.isError && (
          <TroubleNotice
            {...wordsFor(page.error, words.people.names.failed)}
            onRetry={() => void page.refetch()}
            isRetrying={page.isFetching}
          />
        )}
      </>
    )
  }
  const { people, next } = page.data
  return (
    <>
      {people.length === 0 && <p className={styles['said']}>{words.people.names.none}</p>}
      <ul role="list" className={styles['people']}>
        {people.map((person) => (
          <PersonLine
            key={person.contact_id}
            person={person}
            name={`${person.surname} ${person.given}`.trim()}
            isExit={isExit}
            onCheckIn={onCheckIn}
          />
        ))}
      </ul>
      {next !== null && <Next key={next} {...props} shown={{ ...shown, after: next }} />}
    </>
  )
}

/** The next page, on request. */
function Next(props: PageProps) {
  const [isWanted, setIsWanted] = useState(false)
  if (isWanted) return <Page {...props} />
  return <Button onClick={() => setIsWanted(true)}>{words.people.names.more}</Button>
}

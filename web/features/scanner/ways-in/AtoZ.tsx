import styles from '../ways-in.module.css'
import { useEffect, useRef, useState } from 'react'
import { wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import type { FoundPerson, NamesPage, NamesShown } from '../door/found-person.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { stacked } from '../../../ui/layout.ts'
import { PersonLine } from './PersonLine.tsx'
import { type NamesSource, useByName } from './use-people.ts'
import { words } from '../../../words/door-later.ts'

type Props = {
  source: NamesSource
  isExit: boolean
  onCheckIn: (person: FoundPerson) => void
}

/** The guests in the order of the alphabet, for a name that is hard to spell. A letter begins the list anew. */
export function AtoZ(props: Props) {
  const { source, isExit } = props
  const [isWaiting, setIsWaiting] = useState(true)
  const [from, setFrom] = useState<string>()
  const [letters, setLetters] = useState<readonly string[]>([])
  const [counts, setCounts] = useState<NamesPage['counts']>()
  const shown = { isWaiting: isWaiting && !isExit, from }
  const first = useByName(source, shown)
  // Letters and counts stay while another page is on its way.
  const known = first.data
  if (known && known.letters !== letters) {
    setLetters(known.letters)
    setCounts(known.counts)
  }
  const notIn = counts?.not_in

  return (
    <div className={stacked(3)}>
      {!isExit && (
        <div className={styles['chips']} role="group" aria-label={words.people.names.filter}>
          <Choice
            label={notIn === undefined ? words.people.names.notIn : words.people.names.notInOf({ guests: notIn })}
            isOn={isWaiting}
            onChoose={() => setIsWaiting(true)}
          />
          <Choice
            label={counts ? words.people.names.allOf({ guests: counts.all }) : words.people.names.all}
            isOn={!isWaiting}
            onChoose={() => setIsWaiting(false)}
          />
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

type PageProps = Props & {
  shown: NamesShown
  /** Staff asked for this page by a button, which gives its place and the focus to it. */
  takesFocus?: boolean
}

function Page({ shown, takesFocus = false, ...props }: PageProps) {
  const { source, isExit, onCheckIn } = props
  const page = useByName(source, shown)
  const list = useRef<HTMLUListElement>(null)
  const hasCome = page.data !== undefined
  useEffect(() => {
    if (takesFocus && hasCome) list.current?.focus()
  }, [takesFocus, hasCome])
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
      <ul ref={list} tabIndex={takesFocus ? -1 : undefined} role="list" className={styles['people']}>
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
  if (isWanted) return <Page {...props} takesFocus />
  return <Button onClick={() => setIsWanted(true)}>{words.people.names.more}</Button>
}

import { useRef, useState, type KeyboardEvent } from 'react'
import type { Person } from '#contract/scanning.ts'
import { ConnectionLost, wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import type { DoorAccess } from '../door/door-access.ts'
import styles from './find-people.module.css'
import { AtoZ } from './AtoZ.tsx'
import { PersonLine } from './PersonLine.tsx'
import { type AtDoor, usePeople } from './use-people.ts'
import { words } from '../words/words.ts'
import { words as later } from '../words/later-words.ts'

type Props = {
  access: DoorAccess
  at: AtDoor
  /** The door scans guests out, even if their code has no entry left. */
  isExit: boolean
  isOffline: boolean
  onCheckIn: (person: Person) => void
  /** Undefined where this door may not add guests. */
  onAdd: (() => void) | undefined
  onClose: () => void
}

/** For guests without a code: found by name or email, and checked in by hand. The field is at the thumb, the results above it. */
export function FindPeople({ access, at, isExit, isOffline, onCheckIn, onAdd, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const people = usePeople(access, at, typed)
  const results = useRef<HTMLUListElement>(null)
  const isCutOff = isOffline || people.error instanceof ConnectionLost
  const found = people.isAsked && !people.isError ? people.data : undefined

  const field = (
    <Field
      label={later.people.label}
      name="q"
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      hint={access.isOrganiser ? later.people.hint : later.people.hintOfLink}
      autoComplete="off"
      spellCheck={false}
      maxLength={254}
    />
  )
  return (
    <Sheet
      title={words.screen.find}
      closeLabel={words.screen.close}
      beginsAt="field"
      isOpen
      onClose={onClose}
      onKeyDown={(event) => moveFocus(event, results.current)}
      foot={field}
    >
      {isCutOff && <Notice kind="warn" title={later.people.needsConnection} />}
      <p role="status" className={styles['said']}>
        {people.isWaiting ? later.people.searching : found && saidOf(found.people.length)}
      </p>
      <SlowHint isWaiting={people.isFetching} />
      {people.isAsked && people.isError && !isCutOff && (
        <TroubleNotice
          {...wordsFor(people.error, later.people.failed)}
          onRetry={() => void people.refetch()}
          isRetrying={people.isFetching}
        />
      )}
      {found && found.people.length > 0 && (
        <ul ref={results} role="list" className={styles['people']}>
          {found.people.map((person) => (
            <PersonLine
              key={person.contact_id}
              person={person}
              name={person.display_value}
              isExit={isExit}
              onCheckIn={onCheckIn}
            />
          ))}
        </ul>
      )}
      {onAdd && (isCutOff || found?.people.length === 0) && <Button onClick={onAdd}>{words.screen.addGuest}</Button>}
      {typed.trim() === '' && !isCutOff && <AtoZ access={access} at={at} isExit={isExit} onCheckIn={onCheckIn} />}
      {found?.has_more && <p className={styles['said']}>{later.people.more}</p>}
    </Sheet>
  )
}

const saidOf = (count: number) => (count === 0 ? later.people.none : later.people.found(count))

/** Arrow down moves from the field to the first person to check in, and on to the next. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const field = event.currentTarget.querySelector('input')
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const stops = field ? [field, ...buttons] : buttons
  const at = stops.indexOf(document.activeElement as HTMLButtonElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}

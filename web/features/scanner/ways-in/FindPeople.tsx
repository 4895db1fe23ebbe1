import { useRef, useState, type KeyboardEvent } from 'react'
import type { Person } from '#contract/scanning.ts'
import { ConnectionLost, wordsFor } from '../../../api/declined.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { isolated, shownText } from '../../../ui/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import type { DoorAccess } from '../door/door-access.ts'
import { doorWords } from '../words/door-words.ts'
import { occasionWords } from '../words/occasion-words.ts'
import { words } from '../words/words.ts'
import styles from './find-people.module.css'
import { usePeople } from './use-people.ts'

type Props = {
  access: DoorAccess
  listId: string
  /** The door scans guests out, even if their code has no entry left. */
  isExit: boolean
  isOffline: boolean
  onCheckIn: (person: Person) => void
  onClose: () => void
}

/** For guests without a code: found by name or email, and checked in by hand. The field is at the thumb, the results above it. */
export function FindPeople({ access, listId, isExit, isOffline, onCheckIn, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const people = usePeople(access, listId, typed)
  const results = useRef<HTMLUListElement>(null)
  const isCutOff = isOffline || people.error instanceof ConnectionLost
  const found = people.isAsked && !people.isError ? people.data : undefined

  const field = (
    <Field
      label={words.people.label}
      name="q"
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      hint={access.isOrganiser ? words.people.hint : words.people.hintOfLink}
      autoComplete="off"
      spellCheck={false}
      maxLength={254}
    />
  )
  return (
    <Sheet
      title={doorWords.find}
      closeLabel={doorWords.close}
      beginsAt="field"
      isOpen
      onClose={onClose}
      onKeyDown={(event) => moveFocus(event, results.current)}
      foot={field}
    >
      {isCutOff && <Notice kind="warn" title={words.people.needsConnection} />}
      <p role="status" className={styles['said']}>
        {people.isWaiting ? words.people.searching : found && saidOf(found.people.length)}
      </p>
      <SlowHint isWaiting={people.isFetching} />
      {people.isAsked && people.isError && !isCutOff && (
        <TroubleNotice
          {...wordsFor(people.error, words.people.failed)}
          onRetry={() => void people.refetch()}
          isRetrying={people.isFetching}
        />
      )}
      {found && found.people.length > 0 && (
        <ul ref={results} role="list" className={styles['people']}>
          {found.people.map((person) => (
            <PersonLine key={person.contact_id} person={person} isExit={isExit} onCheckIn={() => onCheckIn(person)} />
          ))}
        </ul>
      )}
      {found?.has_more && <p className={styles['said']}>{words.people.more}</p>}
    </Sheet>
  )
}

function PersonLine({ person, isExit, onCheckIn }: { person: Person; isExit: boolean; onCheckIn: () => void }) {
  const {
    display_value: value,
    email,
    code_end: codeEnd,
    state,
    scan_count: count,
    max_scans: max,
    is_unreached: isUnreached,
  } = person
  const name = shownText(value) || words.unnamed
  return (
    <li>
      <span>
        <strong>
          <UserText text={name} longest={80} />
        </strong>
        <UserText text={email} longest={80} />
        {codeEnd !== '' && <span>{words.people.codeEnd(codeEnd)}</span>}
        {isUnreached && <small>{words.unreached}</small>}
        {max > 1 && state !== 'blocked' && <small>{words.people.uses(count, max)}</small>}
      </span>
      {isExit ? (
        <Button look="action" onClick={onCheckIn} aria-label={occasionWords.scanOutOf(isolated(name, 80))}>
          {occasionWords.scanOutButton}
        </Button>
      ) : state === 'open' ? (
        <Button look="action" onClick={onCheckIn} aria-label={words.people.checkInOf(isolated(name, 80), codeEnd)}>
          {words.people.checkIn}
        </Button>
      ) : (
        <Badge kind={state === 'used_up' ? 'plain' : 'bad'}>{words.people.state[state]}</Badge>
      )}
    </li>
  )
}

const saidOf = (count: number) => (count === 0 ? words.people.none : words.people.found(count))

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

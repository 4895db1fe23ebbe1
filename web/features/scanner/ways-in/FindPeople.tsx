import styles from '../ways-in.module.css'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { ConnectionLost, wordsFor } from '../../../api/declined.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import type { DoorAccess } from '../door/door-access.ts'
import type { OwnNames } from '../door/door-state.ts'
import type { FoundPerson } from '../door/found-person.ts'
import { AtoZ } from './AtoZ.tsx'
import { namesOf, namesOfServer, type AtDoor, usePeople } from './use-people.ts'
import { words as doorWords } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'
import { useQuery } from '@tanstack/react-query'
import { browserLanguage } from '../../../product/browser-language.ts'
import { showMoment } from '../words/time.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { PersonLine } from './PersonLine.tsx'

type Props = {
  access: DoorAccess
  at: AtDoor
  /** The door scans guests out, even if their code has no entry left. */
  isExit: boolean
  isOffline: boolean
  ownNames: OwnNames
  onCheckIn: (person: FoundPerson) => void
  /** Undefined where this door may not add guests. */
  onAdd: (() => void) | undefined
  onClose: () => void
}

/** For guests without a code: found by name or email, and checked in by hand. The field is at the thumb, the results above it. */
export function FindPeople({ access, at, isExit, isOffline, ownNames, onCheckIn, onAdd, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const results = useRef<HTMLUListElement>(null)
  const { people, names, kept, isOpening, isCutOff, found } = useNames({ access, at, ownNames, typed, isOffline })
  const count = found?.people.length

  const field = (
    <Field
      label={doorLaterWords.people.label}
      name="q"
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      hint={hintOf(kept, access.isOrganiser)}
      autoComplete="off"
      spellCheck={false}
      maxLength={254}
    />
  )
  return (
    <Sheet
      title={doorWords.screen.find}
      closeLabel={doorWords.screen.close}
      beginsAt="field"
      isOpen
      onClose={onClose}
      onKeyDown={(event) => moveFocus(event, results.current)}
      foot={field}
    >
      {kept !== undefined && <OwnNotice asOf={kept?.asOf} />}
      <p role="status" className={styles['said']}>
        {people?.isWaiting ? doorLaterWords.people.searching : saidOf(isOpening, count)}
      </p>
      {people && <Trouble {...people} />}
      {found && found.people.length > 0 && (
        <FoundPeople ref={results} people={found.people} isExit={isExit} onCheckIn={onCheckIn} />
      )}
      {onAdd && (isCutOff || count === 0) && <Button onClick={onAdd}>{doorWords.screen.addGuest}</Button>}
      {names && <AtoZ key={JSON.stringify(names.key)} source={names} isExit={isExit} onCheckIn={onCheckIn} />}
      {found?.has_more && <p className={styles['said']}>{doorLaterWords.people.more}</p>}
    </Sheet>
  )
}

type Search = Pick<Props, 'access' | 'at' | 'ownNames' | 'isOffline'> & { typed: string }

/** The guests whom staff search, or before they type, all by surname: of the server, or of this device while it is cut off. */
function useNames({ access, at, ownNames, typed, isOffline }: Search) {
  const people = usePeople(access, at, typed, isOffline)
  const [isLost, setIsLost] = useState(false)
  const isLeafing = typed.trim() === ''
  const isOwn = isLeafing && (isOffline || isLost)
  const own = useKeptByName(ownNames, isOwn)
  const listed = isOwn ? own.data : undefined
  const isCutOff = isOffline || Boolean(listed) || people.error instanceof ConnectionLost
  const kept = useKeptPeople(ownNames, typed, isCutOff).data
  const ofServer = isOffline ? undefined : namesOfServer(access, at, () => setIsLost(true))
  return {
    isCutOff,
    /** Of the server; undefined while the door is cut off. */
    people: isCutOff ? undefined : people,
    /** Of this device, while the door is cut off; null if it keeps none. */
    kept: isCutOff ? kept : undefined,
    isOpening: own.isFetching,
    names: isLeafing ? (listed ? namesOf(listed) : ofServer) : undefined,
    found: (isCutOff ? !isLeafing && kept : answered(people)) || undefined,
  }
}

function answered({ isAsked, isError, data }: ReturnType<typeof usePeople>) {
  return isAsked && !isError ? data : undefined
}

function hintOf(kept: object | null | undefined, isOrganiser: boolean): string {
  const { hintOfOwn, hint, hintOfLink } = doorLaterWords.people
  if (kept) return hintOfOwn
  return isOrganiser ? hint : hintOfLink
}

/** Whose names staff search while the door is cut off, and how old they are. */
function OwnNotice({ asOf }: { asOf: string | undefined }) {
  const { needsConnection, ownNames, asOf: says } = doorLaterWords.people
  if (asOf === undefined) return <Notice kind="warn" title={needsConnection} isUrgent />
  return <Notice kind="plain" title={ownNames} detail={says({ time: asOf })} />
}

function Trouble({ isAsked, isError, error, refetch, isFetching }: ReturnType<typeof usePeople>) {
  const said = wordsFor(error, doorLaterWords.people.failed)
  return (
    <>
      <SlowHint isWaiting={isFetching} />
      {isAsked && isError && <TroubleNotice {...said} onRetry={() => void refetch()} isRetrying={isFetching} />}
    </>
  )
}

function saidOf(isOpening: boolean, count: number | undefined): string | undefined {
  const { names, none, found } = doorLaterWords.people
  if (isOpening) return names.loading
  if (count === undefined) return undefined
  return count === 0 ? none : found({ people: count })
}

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

/**
 * Searches the names that this device keeps. `data` is null if it keeps none. A search for an empty text finds nobody, and shows
 * whether the device keeps names.
 */
function useKeptPeople({ find }: OwnNames, typed: string, isCutOff: boolean) {
  const wanted = typed.trim()
  return useQuery({
    queryKey: ['scanner', 'kept-people', wanted],
    queryFn: async () => {
      const found = await find(wanted)
      return found ? { ...found, asOf: showMoment(new Date(found.knownAt), new Date()) } : null
    },
    enabled: isCutOff,
    networkMode: 'always',
    gcTime: 0,
    staleTime: 0,
    placeholderData: (before) => before,
  })
}

/** The same guests in the order of the alphabet. They are opened once, and forgotten when staff type or close the sheet. */
function useKeptByName({ byName }: OwnNames, isWanted: boolean) {
  return useQuery({
    queryKey: ['scanner', 'kept-by-name'],
    queryFn: async () => (await byName(browserLanguage())) ?? null,
    enabled: isWanted,
    networkMode: 'always',
    gcTime: 0,
    staleTime: Infinity,
  })
}

type FoundPeopleProps = {
  ref: RefObject<HTMLUListElement | null>
  people: readonly FoundPerson[]
  isExit: boolean
  onCheckIn: (person: FoundPerson) => void
}

/** What a search found: all of it, or those who are not in yet. */
function FoundPeople({ ref, people, isExit, onCheckIn }: FoundPeopleProps) {
  const [isWaiting, setIsWaiting] = useState(false)
  const waiting = people.filter(({ state }) => state === 'open')
  // There is nothing to choose where all of them are alike.
  const isMixed = !isExit && waiting.length > 0 && waiting.length < people.length
  return (
    <>
      {isMixed && (
        <div className={styles['chips']} role="group" aria-label={doorLaterWords.people.names.filter}>
          <Choice
            label={doorLaterWords.people.names.notInOf({ guests: waiting.length })}
            isOn={isWaiting}
            onChoose={() => setIsWaiting(true)}
          />
          <Choice
            label={doorLaterWords.people.names.allOf({ guests: people.length })}
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

import { isolated } from '#domain/user-text.ts'
import { useEffect, useState } from 'react'
import type { Contact } from '#contract/contacts.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Field } from '../../../ui/Field.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { words } from '../../../words/occasions.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from '../occasions.module.css'
import { useGuests } from './use-rehearsal.ts'

/** The search starts after this pause, so that a quickly typed word causes one search. */
const askAfterMs = 250

const guestsShown = 6

type Props = {
  listId: string
  chosen: Contact | undefined
  problem: string | undefined
  onChoose: (guest: Contact) => void
}

/** Finds a guest by name or email, and lets one be chosen. */
export function GuestSearch({ listId, chosen, problem, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), askAfterMs)
    return () => clearTimeout(timer)
  }, [typed])
  const guests = useGuests(listId, search)
  const found = search.trim() === '' ? [] : (guests.data ?? []).slice(0, guestsShown)

  return (
    <>
      <Field
        label={words.rehearsal.guest}
        name="guest"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        hint={words.rehearsal.guestHint}
        problems={problem === undefined ? undefined : [problem]}
        onChange={({ target }) => setTyped(target.value)}
      />
      {guests.error && (
        <TroubleNotice
          {...wordsFor(guests.error, words.rehearsal.searchFailed)}
          onRetry={() => void guests.refetch()}
        />
      )}
      <div role="status" className={styles['chosenQuiet']}>
        {guests.isLoading && words.rehearsal.searching}
        {guests.data?.length === 0 && search.trim() !== '' && words.rehearsal.noOne({ search: isolated(search, 60) })}
      </div>
      {found.length > 0 && (
        <fieldset className={`${styles['guests']} ${stacked('0-3')}`}>
          <legend>{words.rehearsal.found}</legend>
          {found.map((guest) => (
            <label key={guest.id}>
              <input type="radio" name="contact" checked={guest.id === chosen?.id} onChange={() => onChoose(guest)} />
              <span>
                <UserText text={guest.display_value || guest.email} longest={80} />
                {guest.display_value !== '' && guest.display_value !== guest.email && (
                  <small>
                    <UserText text={guest.email} longest={80} />
                  </small>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

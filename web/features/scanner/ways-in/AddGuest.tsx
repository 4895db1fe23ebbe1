import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { WalkIn } from '#contract/walk-in.ts'
import { largestParty } from '#contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox, Field } from '../../../ui/Field.tsx'
import { showNumber } from '../../../ui/show.ts'
import styles from './add-guest.module.css'
import { newCodeText, newGuest, type Problems } from './new-guest.ts'
import { words } from '../words/later-words.ts'

type Props = {
  /** The words of the box for consent; null for no box. */
  consent: string | null
  onAdd: (guest: WalkIn, text: string) => void
}

/** For a guest who is not on the list. One tap adds and lets in, with a connection and without. */
export function AddGuest({ consent, onAdd }: Props) {
  const [people, setPeople] = useState(1)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)

  // The sheet is open before this part is loaded.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const typed = { name: textIn(said, 'name'), email: textIn(said, 'email'), people, hasAgreed: said.has('consent') }
    const made = newGuest(typed)
    if ('problems' in made) return setProblems(made.problems)
    onAdd(made.guest, newCodeText(location.origin))
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={add} noValidate>
      <Field
        label={words.walkIn.name}
        name="name"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={120}
        problems={problems.name}
      />
      <Field
        label={words.walkIn.email}
        name="email"
        type="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        hint={words.walkIn.emailHint}
        problems={problems.email}
      />
      <fieldset className={styles['people']}>
        <legend>{words.walkIn.people}</legend>
        <button
          type="button"
          aria-label={words.walkIn.fewer}
          disabled={people === 1}
          onClick={() => setPeople(people - 1)}
        >
          −
        </button>
        <output>{showNumber(people)}</output>
        <button
          type="button"
          aria-label={words.walkIn.more}
          disabled={people === largestParty}
          onClick={() => setPeople(people + 1)}
        >
          +
        </button>
      </fieldset>
      {consent !== null && (
        <div className={styles['consent']}>
          <Checkbox label={words.walkIn.consent(consent)} name="consent" hint={words.walkIn.consentHint} />
        </div>
      )}
      <p>{words.walkIn.next}</p>
      <Button type="submit" look="action">
        {words.walkIn.add(people)}
      </Button>
    </form>
  )
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

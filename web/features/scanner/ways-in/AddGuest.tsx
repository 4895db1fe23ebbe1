import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { WalkIn } from '#contract/walk-in.ts'
import { largestParty } from '#contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox, Field } from '../../../ui/Field.tsx'
import { showNumber } from '../../../ui/show.ts'
import styles from '../ways-in.module.css'
import { type Draft, isBlank, newCodeText, newGuest, type Problems, type Typed } from './new-guest.ts'
import { words } from '../../../words/door-later.ts'

type Props = {
  /** The words of the box for consent; null for no box. */
  consent: string | null
  /** What staff typed, for when the sheet comes back. */
  draft: Draft
  onAdd: (guest: WalkIn, text: string) => void
}

/** For a guest who is not on the list. One tap adds and lets in, with a connection and without. */
export function AddGuest({ consent, draft, onAdd }: Props) {
  const [begun] = useState(draft.read)
  const [people, setPeople] = useState(begun?.people ?? 1)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)

  // The sheet is open before this part is loaded.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const made = newGuest(typedIn(event.currentTarget, people))
    if ('problems' in made) return setProblems(made.problems)
    draft.keep(undefined)
    onAdd(made.guest, newCodeText(location.origin))
  }

  function keep(count = people) {
    const typed = form.current && typedIn(form.current, count)
    draft.keep(typed && !isBlank(typed) ? typed : undefined)
  }

  function count(next: number) {
    setPeople(next)
    keep(next)
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={add} onInput={() => keep()} noValidate>
      <Field
        label={words.walkIn.name}
        name="name"
        defaultValue={begun?.name}
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
        defaultValue={begun?.email}
        type="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        hint={words.walkIn.emailHint}
        problems={problems.email}
      />
      <fieldset className={styles['addGuestPeople']}>
        <legend>{words.walkIn.people}</legend>
        <button type="button" aria-label={words.walkIn.fewer} disabled={people === 1} onClick={() => count(people - 1)}>
          −
        </button>
        <output>{showNumber(people)}</output>
        <button
          type="button"
          aria-label={words.walkIn.more}
          disabled={people === largestParty}
          onClick={() => count(people + 1)}
        >
          +
        </button>
      </fieldset>
      {consent !== null && (
        <div className={styles['consent']}>
          <Checkbox
            label={words.walkIn.consent({ words: consent })}
            name="consent"
            hint={words.walkIn.consentHint}
            defaultChecked={begun?.hasAgreed}
          />
        </div>
      )}
      <p>{words.walkIn.next}</p>
      <Button type="submit" look="action">
        {words.walkIn.add({ people })}
      </Button>
    </form>
  )
}

function typedIn(form: HTMLFormElement, people: number): Typed {
  const said = new FormData(form)
  return { name: textIn(said, 'name'), email: textIn(said, 'email'), people, hasAgreed: said.has('consent') }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

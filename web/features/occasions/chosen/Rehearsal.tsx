import { useState, type FormEvent } from 'react'
import type { Contact } from '#contract/contacts.ts'
import { wordsFor } from '../../../api/declined.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { quiet, stacked } from '../../../ui/layout.ts'
import form from '../form/form.module.css'
import { momentOf, wallOf } from '../times/wall-time.ts'
import { words, words as occasionsWords } from '../../../words/occasions.ts'
import styles from '../occasions.module.css'
import { GuestSearch } from './GuestSearch.tsx'
import { useRehearse } from './use-rehearsal.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { rehearse } from '#contract/occasions.ts'
import { words as productWords } from '../../../words/product.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { shownSentence } from '#domain/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'

/** A door's verdict for a guest at a given moment. */
export function Rehearsal({ listId, occasion }: { listId: string; occasion: ShownOccasion }) {
  const { zone } = occasion
  const [guest, setGuest] = useState<Contact>()
  const [at, setAt] = useState(() =>
    wallOf(zone, occasion.opens_at === null ? Date.now() : Date.parse(occasion.opens_at)),
  )
  const [direction, setDirection] = useState<'in' | 'out'>('in')
  const [isMissing, setIsMissing] = useState(false)
  const asked = useRehearse(listId, occasion.id)

  function ask(event: FormEvent) {
    event.preventDefault()
    setIsMissing(guest === undefined)
    if (guest === undefined || at === '' || asked.isPending) return
    asked.mutate({ contact_id: guest.id, at: new Date(momentOf(zone, at)).toISOString(), direction })
  }

  return (
    <section className={`${styles['rehearsal']} ${stacked(3, 'fits')}`} aria-labelledby="rehearsal">
      <h3 id="rehearsal">{words.rehearsal.title}</h3>
      <p className={quiet(1)}>{words.rehearsal.text}</p>
      <form className={stacked(4, 'fits')} onSubmit={ask}>
        <GuestSearch
          listId={listId}
          chosen={guest}
          problem={isMissing ? words.rehearsal.chooseGuest : undefined}
          onChoose={(chosen) => {
            asked.reset()
            setIsMissing(false)
            setGuest(chosen)
          }}
        />
        <div className={form['pair']}>
          <Field
            label={words.rehearsal.at}
            name="at"
            type="datetime-local"
            required
            max="9999-12-31T23:59"
            value={at}
            onChange={({ target }) => {
              asked.reset()
              setAt(target.value)
            }}
          />
          {occasion.has_exits && (
            <SelectField
              label={words.rehearsal.direction}
              name="direction"
              value={direction}
              options={(['in', 'out'] as const).map((value) => ({ value, label: words.rehearsal.directions[value] }))}
              onChange={({ target }) => {
                asked.reset()
                setDirection(target.value === 'out' ? 'out' : 'in')
              }}
            />
          )}
        </div>
        {asked.error && <TroubleNotice {...wordsFor(asked.error, words.rehearsal.failed)} />}
        <SlowHint isWaiting={asked.isPending} />
        <div>
          <Button type="submit" isBusy={asked.isPending}>
            {asked.isPending ? words.rehearsal.asking : words.rehearsal.ask}
          </Button>
        </div>
        <div role="status">{asked.data && <RehearsedVerdict answer={asked.data} />}</div>
      </form>
    </section>
  )
}

type Answer = AnswerOf<typeof rehearse>

/** The verdict as a door shows it, and the setting that decides it. */
function RehearsedVerdict({ answer }: { answer: Answer }) {
  const { verdict, decided_by: setting } = answer
  return (
    <div className={`${styles['verdict']} ${stacked(3)}`} data-colour={verdict.colour}>
      <Icon name={verdict.success ? 'check' : 'cross'} size={28} />
      <div>
        <p className={styles['reason']}>{productWords.reasons[verdict.reason]}</p>
        {verdict.data && (
          <p>
            <UserText text={verdict.data.display_field_value} />
          </p>
        )}
        <p>{shownSentence(verdict.message)}</p>
        {setting !== null && (
          <p className={styles['decided']}>
            {occasionsWords.rehearsal.decidedBy({ setting: occasionsWords.rehearsal.settings[setting] })}
          </p>
        )}
      </div>
    </div>
  )
}

import styles from '../settings.module.css'
import { useState } from 'react'
import { type CardChoice, setCard } from '#contract/card.ts'
import type { List } from '#contract/list.ts'
import { call } from '../../../../api/call.ts'
import { useFormCall } from '../../../../api/use-form-call.ts'
import type { MergeField } from '../../../../product/use-merge-fields.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { FormProblem } from '../../../../ui/FormMessages.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { SlowHint } from '../../../../ui/SlowHint.tsx'
import { showToast } from '../../../../ui/toast-list.ts'
import { SaveActions } from '../../../../ui/SaveActions.tsx'
import { fieldOptions } from '../../field-options.ts'
import { FieldsDialog } from '../FieldsDialog.tsx'
import { inRows, stacked } from '../../../../ui/layout.ts'
import { type CardDraft, cardFrom, draftFrom, mayAdd, movedUp, withField } from './card-draft.ts'
import { words } from '../../../../words/settings.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { Switch } from '../../../../ui/Switch.tsx'

type Props = {
  list: List
  card: CardChoice | null
  onSaved: (card: CardChoice | null) => void
  onClose: () => void
}

export function CardDialog(props: Props) {
  return (
    <FieldsDialog listId={props.list.id} words={words.card} onClose={props.onClose}>
      {(fields) => <CardForm {...props} fields={fields} />}
    </FieldsDialog>
  )
}

function CardForm({ list, card, fields, onSaved, onClose }: Props & { fields: readonly MergeField[] }) {
  const [draft, setDraft] = useState(() => draftFrom(card))
  const change = (to: Partial<CardDraft>) => setDraft({ ...draft, ...to })
  const { declined, submit, isSubmitting } = useFormCall(
    () => call(setCard, { params: { listId: list.id }, body: { card: cardFrom(draft) } }),
    ({ message, card: saved }) => {
      onSaved(saved)
      showToast('good', message || words.card.saved)
      onClose()
    },
    { fallback: words.card.failed },
  )
  const problemsOf = (name: string) => declined?.fields[name]
  return (
    <form className={stacked(4)} onSubmit={submit}>
      {draft.fields.map((field, place) => (
        <CardField
          key={field.id}
          field={field}
          place={place}
          options={fieldOptions(fields, field.tag, { none: words.card.choose, gone: words.card.gone })}
          problems={problemsOf(`card.fields.${place}`) ?? problemsOf(`card.fields.${place}.tag`)}
          onChange={(to) => change({ fields: draft.fields.with(place, { ...field, ...to }) })}
          onMoveUp={() => setDraft(movedUp(draft, place))}
          onRemove={() => change({ fields: draft.fields.toSpliced(place, 1) })}
        />
      ))}
      <div className={inRows(3)}>
        <Button size="small" disabled={!mayAdd(draft)} onClick={() => setDraft(withField(draft))}>
          {words.card.addField}
        </Button>
      </div>
      <SelectField
        label={words.card.note}
        name="card.note"
        hint={words.card.noteHint}
        value={draft.note}
        options={fieldOptions(fields, draft.note, words.card)}
        problems={problemsOf('card.note')}
        onChange={({ target }) => change({ note: target.value })}
      />
      <SelectField
        label={words.card.alert}
        name="card.alert"
        hint={words.card.alertHint}
        value={draft.alertTag}
        options={fieldOptions(fields, draft.alertTag, words.card)}
        problems={problemsOf('card.alert')}
        onChange={({ target }) => change({ alertTag: target.value })}
      />
      {draft.alertTag !== '' && (
        <Field
          label={words.card.alertValue}
          name="card.alert.is"
          autoComplete="off"
          maxLength={60}
          hint={words.card.alertValueHint}
          value={draft.alertValue}
          problems={problemsOf('card.alert.is')}
          onChange={({ target }) => change({ alertValue: target.value })}
        />
      )}
      <FormProblem declined={declined} />
      <SlowHint isWaiting={isSubmitting} />
      <SaveActions words={words.card} isSubmitting={isSubmitting} onClose={onClose} />
    </form>
  )
}

type OneField = CardDraft['fields'][number]

type CardFieldProps = {
  field: OneField
  place: number
  options: readonly { value: string; label: string }[]
  problems: readonly string[] | undefined
  onChange: (change: Partial<OneField>) => void
  onMoveUp: () => void
  onRemove: () => void
}

/** One field of the card: which one, how large, and its place. */
function CardField({ field, place, options, problems, onChange, onMoveUp, onRemove }: CardFieldProps) {
  const number = place + 1
  return (
    <fieldset className={styles['rule']}>
      <legend>{words.card.field({ place: number })}</legend>
      <SelectField
        label={words.card.whichField}
        name={`card.fields.${place}`}
        required
        value={field.tag}
        options={options}
        problems={problems}
        onChange={({ target }) => onChange({ tag: target.value })}
      />
      <Switch
        label={words.card.isLarge}
        hint={words.card.isLargeHint}
        isOn={field.isLarge}
        isBusy={false}
        onChange={(isLarge) => onChange({ isLarge })}
      />
      <div className={styles['keys']}>
        {place > 0 && (
          <button type="button" aria-label={words.card.earlier({ place: number })} onClick={onMoveUp}>
            <Icon name="up" size={18} />
          </button>
        )}
        <button type="button" aria-label={words.card.remove({ place: number })} onClick={onRemove}>
          <Icon name="cross" size={18} />
        </button>
      </div>
    </fieldset>
  )
}

import { useState } from 'react'
import type { List } from '#contract/list.ts'
import { textOf } from '../../../../api/use-form-call.ts'
import type { MergeField } from '../../../../product/use-merge-fields.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormProblem } from '../../../../ui/FormMessages.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { SlowHint } from '../../../../ui/SlowHint.tsx'
import { SaveActions } from '../../../../ui/SaveActions.tsx'
import { fieldOptions } from '../../field-options.ts'
import { FieldsDialog } from '../FieldsDialog.tsx'
import { quiet, stacked } from '../../../../ui/layout.ts'
import settings from '../settings.module.css'
import { useSettingsForm } from '../use-change-list.ts'
import { words } from '../../../../words/settings.ts'

/** The number field that says how many come in with a code. */
export function PartyField({ list }: { list: List }) {
  const [isEditing, setIsEditing] = useState(false)
  const field = list.party_field
  return (
    <div className={settings['max']} role="group" aria-label={words.partyField.title}>
      <p>
        <strong>{words.partyField.title}</strong>
        <br />
        <span className={quiet()}>
          {field === null ? words.partyField.byHand : words.partyField.byField({ tag: field })}
        </span>
      </p>
      <Button onClick={() => setIsEditing(true)}>{words.partyField.edit}</Button>
      {isEditing && (
        <FieldsDialog listId={list.id} words={words.partyField} onClose={() => setIsEditing(false)}>
          {(fields) => <PartyForm list={list} fields={fields} onClose={() => setIsEditing(false)} />}
        </FieldsDialog>
      )}
    </div>
  )
}

type FormProps = { list: List; fields: readonly MergeField[]; onClose: () => void }

function PartyForm({ list, fields, onClose }: FormProps) {
  const { declined, submit, isSubmitting } = useSettingsForm(
    list.id,
    (form) => ({ party_field: textOf(form, 'party_field') || null }),
    words.partyField,
    onClose,
  )
  const numbers = fields.filter(({ type }) => type === 'number')
  const kept = list.party_field ?? ''
  return (
    <form className={stacked(4)} onSubmit={submit}>
      <p className={quiet()}>{words.partyField.text}</p>
      <SelectField
        label={words.partyField.field}
        name="party_field"
        defaultValue={kept}
        options={fieldOptions(numbers, kept, words.partyField)}
        problems={declined?.fields['party_field']}
      />
      <FormProblem declined={declined} />
      <SlowHint isWaiting={isSubmitting} />
      <SaveActions words={words.partyField} isSubmitting={isSubmitting} onClose={onClose} />
    </form>
  )
}

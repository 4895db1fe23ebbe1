import { useState } from 'react'
import { setPartyField } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { call } from '../../../../api/call.ts'
import { textOf, useFormCall } from '../../../../api/use-form-call.ts'
import type { MergeField } from '../../../../product/use-merge-fields.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormProblem } from '../../../../ui/FormProblem.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { SlowHint } from '../../../../ui/SlowHint.tsx'
import { showToast } from '../../../../ui/toast-list.ts'
import { SaveActions } from '../../../../ui/SaveActions.tsx'
import manager from '../../code-manager.module.css'
import { fieldOptions } from '../../field-options.ts'
import { useRefreshList } from '../../use-list.ts'
import { FieldsDialog } from '../FieldsDialog.tsx'
import settings from '../settings.module.css'
import { partyFieldWords as words } from './words.ts'

/** The number field that says how many come in with a code. */
export function PartyField({ list }: { list: List }) {
  const [isEditing, setIsEditing] = useState(false)
  const field = list.party_field ?? null
  return (
    <div className={settings['max']} role="group" aria-label={words.title}>
      <p>
        <strong>{words.title}</strong>
        <br />
        <span className={manager['quiet']}>{field === null ? words.byHand : words.byField(field)}</span>
      </p>
      <Button onClick={() => setIsEditing(true)}>{words.edit}</Button>
      {isEditing && (
        <FieldsDialog listId={list.id} words={words} onClose={() => setIsEditing(false)}>
          {(fields) => <PartyForm list={list} fields={fields} onClose={() => setIsEditing(false)} />}
        </FieldsDialog>
      )}
    </div>
  )
}

type FormProps = { list: List; fields: readonly MergeField[]; onClose: () => void }

function PartyForm({ list, fields, onClose }: FormProps) {
  const refresh = useRefreshList(list.id)
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(setPartyField, { params: { listId: list.id }, body: { party_field: textOf(form, 'party_field') } }),
    async ({ message }) => {
      await refresh()
      showToast('good', message || words.saved)
      onClose()
    },
    { fallback: words.failed },
  )
  const numbers = fields.filter(({ type }) => type === 'number')
  const kept = list.party_field ?? ''
  return (
    <form className={settings['form']} onSubmit={submit}>
      <p className={manager['quiet']}>{words.text}</p>
      <SelectField
        label={words.field}
        name="party_field"
        defaultValue={kept}
        options={fieldOptions(numbers, kept, words)}
        problems={declined?.fields['party_field']}
      />
      <FormProblem declined={declined} />
      <SlowHint isWaiting={isSubmitting} />
      <SaveActions words={words} isSubmitting={isSubmitting} onClose={onClose} />
    </form>
  )
}

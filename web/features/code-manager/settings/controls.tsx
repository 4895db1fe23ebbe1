// The controls of a list's settings. A setting of a kind below is drawn by one of them, with its words.
import type { ReactNode } from 'react'
import type { ListSettings } from '#contract/list-settings.ts'
import type { List } from '#contract/list.ts'
import { textOf } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { words } from '../../../words/settings.ts'
import styles from './settings.module.css'
import { type Change, type useChangeList, useSettingsForm } from './use-change-list.ts'

/** The settings that hold such a value and that the call takes. */
type Holding<Value> = keyof {
  [Key in keyof ListSettings & keyof Change as ListSettings[Key] extends Value ? Key : never]: 0
}

type Words = { label: string; hint: string }
type AtOnce = Words & { list: List; changing: ReturnType<typeof useChangeList> }
type Saved = Words & { list: List }

export function YesOrNo({ setting, list, changing, ...said }: AtOnce & { setting: Holding<boolean> }) {
  return (
    <Switch
      {...said}
      isOn={list[setting]}
      isBusy={changing.isPending}
      onChange={(isOn) => changing.mutate({ [setting]: isOn })}
    />
  )
}

type ChoiceProps = AtOnce & { setting: 'party'; options: Record<List['party'], string> }

export function Choice({ setting, options, list, changing, ...said }: ChoiceProps) {
  return (
    <SelectField
      {...said}
      value={list[setting]}
      disabled={changing.isPending}
      options={Object.entries(options).map(([value, label]) => ({ value, label }))}
      onChange={({ target }) => changing.mutate({ [setting]: target.value as List['party'] })}
    />
  )
}

export function NumberSetting({ setting, list, most, ...said }: Saved & { setting: Holding<number>; most: number }) {
  const saving = useSettingsForm(list.id, (form) => ({ [setting]: Number(textOf(form, setting)) }))
  return (
    <SavedAlone saving={saving}>
      <Field
        {...said}
        name={setting}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        required
        defaultValue={list[setting]}
        problems={saving.declined?.fields[setting]}
      />
    </SavedAlone>
  )
}

type TextProps = Saved & { setting: 'consent_words'; most: number; example: string }

export function TextSetting({ setting, list, most, example, ...said }: TextProps) {
  const saving = useSettingsForm(list.id, (form) => ({ [setting]: textOf(form, setting).trim() || null }))
  return (
    <SavedAlone saving={saving}>
      <Field
        {...said}
        name={setting}
        autoComplete="off"
        maxLength={most}
        placeholder={example}
        defaultValue={list[setting] ?? ''}
        problems={saving.declined?.fields[setting]}
      />
    </SavedAlone>
  )
}

type SavedAloneProps = { saving: ReturnType<typeof useSettingsForm>; children: ReactNode }

/** A field with a Save of its own. */
function SavedAlone({ saving: { declined, submit, isSubmitting }, children }: SavedAloneProps) {
  return (
    <form className={styles['max']} onSubmit={submit}>
      {children}
      <FormProblem declined={declined} />
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? words.settings.saving : words.settings.save}
      </Button>
    </form>
  )
}

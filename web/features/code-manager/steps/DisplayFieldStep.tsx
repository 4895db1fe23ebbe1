import { useState } from 'react'
import type { List } from '#contract/list.ts'
import { textOf } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { quiet } from '../../../ui/layout.ts'
import styles from '../code-manager.module.css'
import { fieldOptions } from '../field-options.ts'
import { FieldsDialog } from './FieldsDialog.tsx'
import { NameFields } from './NameFields.tsx'
import { words as managerWords } from '../../../words/manager.ts'

export function DisplayFieldStep({ list }: { list: List }) {
  const { display: words } = managerWords.steps
  const [isOpen, setIsOpen] = useState(false)
  const field = list.display_field
  return (
    <>
      <p>{words.text}</p>
      {field ? (
        <p>
          {words.shows} <code className={styles['tag']}>{field}</code>
        </p>
      ) : (
        <p className={quiet()}>{words.showsName}</p>
      )}
      <Button onClick={() => setIsOpen(true)}>{words.configure}</Button>
      <NameFields list={list} />
      {isOpen && <DisplayFieldDialog list={list} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function DisplayFieldDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const { display: words } = managerWords.steps
  return (
    <FieldsDialog
      list={list}
      title={words.title}
      failed={words.failed}
      read={(form) => ({ display_field: textOf(form, 'display_field') || null })}
      saved={(message) => message || words.updated}
      onClose={onClose}
    >
      {(fields, declined) => (
        <SelectField
          label={words.label}
          name="display_field"
          defaultValue={list.display_field ?? ''}
          hint={words.hint}
          options={fieldOptions(fields, list.display_field ?? '', { none: words.nameOrEmail, gone: words.gone })}
          problems={declined?.fields['display_field']}
        />
      )}
    </FieldsDialog>
  )
}

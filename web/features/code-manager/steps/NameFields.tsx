import { useState } from 'react'
import type { List } from '#contract/list.ts'
import { textOf } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { fieldOptions } from '../field-options.ts'
import { FieldsDialog } from './FieldsDialog.tsx'
import { words as managerWords } from '../../../words/manager.ts'
import { quiet } from '../../../ui/layout.ts'

/** Which fields of the list hold the names. Asks once where Listpass is not sure. */
export function NameFields({ list }: { list: List }) {
  const { names: words } = managerWords.steps
  const [isOpen, setIsOpen] = useState(false)
  const names = list.name_fields
  if (!names) return null
  const tags = [names.first, names.last].filter((tag) => tag !== null)
  const choose = (
    <Button size="small" onClick={() => setIsOpen(true)}>
      {words.choose}
    </Button>
  )
  return (
    <>
      {names.is_sure ? (
        <>
          <p className={quiet()}>{tags.length === 0 ? words.none : words.are({ tags: tags.join(', ') })}</p>
          {choose}
        </>
      ) : (
        <Notice kind="warn" title={words.ask} detail={words.askText}>
          {choose}
        </Notice>
      )}
      {isOpen && <NamesDialog list={list} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const selects = ['first', 'last'] as const

function NamesDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const { names: words, display } = managerWords.steps
  return (
    <FieldsDialog
      list={list}
      title={words.choose}
      failed={words.failed}
      read={(form) => ({
        display_field: list.display_field,
        name_fields: { first: textOf(form, 'first') || null, last: textOf(form, 'last') || null },
      })}
      saved={() => words.saved}
      onClose={onClose}
    >
      {(fields, declined) =>
        selects.map((place) => (
          <SelectField
            key={place}
            label={words[place]}
            name={place}
            defaultValue={list.name_fields?.[place] ?? ''}
            hint={words[`${place}Hint`]}
            options={fieldOptions(
              fields.filter(({ type }) => type === 'text'),
              list.name_fields?.[place] ?? '',
              { none: words.noField, gone: display.gone },
            )}
            problems={place === 'first' ? declined?.fields['name_fields'] : undefined}
          />
        ))
      }
    </FieldsDialog>
  )
}

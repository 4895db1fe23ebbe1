import { useState } from 'react'
import { setDisplayField } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { call } from '../../../api/call.ts'
import { textOf, useFormCall } from '../../../api/use-form-call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { showToast } from '../../../ui/toast-list.ts'
import styles from '../code-manager.module.css'
import { fieldOptions } from '../field-options.ts'
import { useRefreshList } from '../use-list.ts'
import { useMergeFields, type MergeField } from '../../../product/use-merge-fields.ts'
import { words as allWords } from './words.ts'

export function DisplayFieldStep({ list }: { list: List }) {
  const { display: words } = allWords
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
        <p className={styles['quiet']}>{words.showsName}</p>
      )}
      <Button onClick={() => setIsOpen(true)}>{words.configure}</Button>
      {isOpen && <DisplayFieldDialog list={list} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function DisplayFieldDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const { display: words } = allWords
  const fields = useMergeFields(list.id)
  return (
    <Dialog title={words.title} onClose={onClose}>
      {fields.data ? (
        <Choice list={list} fields={fields.data} onClose={onClose} />
      ) : (
        <>
          <Loaded of={fields} loading={words.loading} failed={words.loadFailed} rows={2} />
          <DialogActions>
            <Button onClick={onClose}>{allWords.cancel}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function Choice({ list, fields, onClose }: { list: List; fields: readonly MergeField[]; onClose: () => void }) {
  const { display: words } = allWords
  const refresh = useRefreshList(list.id)
  const { declined, submit, isSubmitting } = useFormCall(
    (form) =>
      call(setDisplayField, {
        params: { listId: list.id },
        body: { display_field: textOf(form, 'display_field') || null },
      }),
    async ({ message }) => {
      await refresh()
      showToast('good', message || words.updated)
      onClose()
    },
    { fallback: words.failed },
  )
  return (
    <form onSubmit={submit}>
      <SelectField
        label={words.label}
        name="display_field"
        defaultValue={list.display_field ?? ''}
        hint={words.hint}
        options={fieldOptions(fields, list.display_field ?? '', { none: words.nameOrEmail, gone: words.gone })}
        problems={declined?.fields['display_field']}
      />
      <FormProblem declined={declined} />
      <SlowHint isWaiting={isSubmitting} />
      <DialogActions>
        <Button onClick={onClose}>{allWords.cancel}</Button>
        <Button type="submit" look="action" isBusy={isSubmitting}>
          {isSubmitting ? allWords.saving : allWords.save}
        </Button>
      </DialogActions>
    </form>
  )
}

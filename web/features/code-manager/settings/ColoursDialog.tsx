import { useState } from 'react'
import type { List } from '#contract/list.ts'
import { colourRulesLimit } from '#contract/limits.ts'
import { type AdmissionColour, admissionColours, builtInRulesOf, flashColour } from '#domain/colour.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SaveActions } from '../../../ui/SaveActions.tsx'
import { addDraft, type ColourDraft, draftsFrom, rulesFrom } from './colour-drafts.ts'
import { inRows, stacked } from '../../../ui/layout.ts'
import styles from './settings.module.css'
import { useSettingsForm } from './use-change-list.ts'
import { words } from '../../../words/settings.ts'

export function ColoursDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const builtIn = builtInRulesOf(list.name)
  const [drafts, setDrafts] = useState(() => draftsFrom(list.colour_rules ?? builtIn))
  const { declined, submit, isSubmitting } = useSettingsForm(
    list.id,
    () => ({ colour_rules: rulesFrom(drafts, list.name) }),
    words.settings,
    onClose,
  )
  const change = (id: number, to: Partial<ColourDraft>) =>
    setDrafts(drafts.map((draft) => (draft.id === id ? { ...draft, ...to } : draft)))

  return (
    <Dialog title={words.settings.dialogTitle} onClose={onClose}>
      <form className={stacked(4)} onSubmit={submit}>
        <p>{words.settings.coloursText}</p>
        {drafts.length === 0 && <p role="status">{words.settings.noColours}</p>}
        {drafts.map((draft, place) => (
          <ColourRow
            key={draft.id}
            draft={draft}
            number={place + 1}
            onChange={(to) => change(draft.id, to)}
            onRemove={() => setDrafts(drafts.filter(({ id }) => id !== draft.id))}
          />
        ))}
        <div className={inRows(3)}>
          <Button size="small" disabled={drafts.length >= colourRulesLimit} onClick={() => setDrafts(addDraft(drafts))}>
            {words.settings.add}
          </Button>
          {builtIn.length > 0 && (
            <Button size="small" look="plain" onClick={() => setDrafts(draftsFrom(builtIn))}>
              {words.settings.builtIn}
            </Button>
          )}
        </div>
        {drafts.some(({ colour }) => colour === 'red') && (
          <Notice kind="warn" title={words.settings.redTitle} detail={words.settings.redText} />
        )}
        <TryOut listName={list.name} drafts={drafts} />
        {/* The server names all rules as one field, which the form does not have. */}
        <FormProblem declined={declined && { ...declined, fields: {} }} />
        <SaveActions words={words.settings} isSubmitting={isSubmitting} onClose={onClose} />
      </form>
    </Dialog>
  )
}

type RowProps = {
  draft: ColourDraft
  number: number
  onChange: (change: Partial<ColourDraft>) => void
  onRemove: () => void
}

function ColourRow({ draft, number, onChange, onRemove }: RowProps) {
  return (
    <fieldset className={styles['rule']}>
      <legend>{words.settings.rule({ place: number })}</legend>
      <Field
        label={words.settings.word}
        name={`word-${draft.id}`}
        autoComplete="off"
        required
        maxLength={40}
        value={draft.word}
        onChange={({ target }) => onChange({ word: target.value })}
      />
      <SelectField
        label={words.settings.colour}
        value={draft.colour}
        options={admissionColours.map((value) => ({ value, label: words.settings.names[value] }))}
        onChange={({ target }) => onChange({ colour: target.value as AdmissionColour })}
      />
      <button
        type="button"
        className={styles['remove']}
        aria-label={words.settings.remove({ place: number })}
        onClick={onRemove}
      >
        <Icon name="cross" size={18} />
      </button>
    </fieldset>
  )
}

/** Shows the door's colour for a name that the organiser types, by the same rule as at the door. */
function TryOut({ listName, drafts }: { listName: string; drafts: readonly ColourDraft[] }) {
  const [name, setName] = useState('')
  const rules = rulesFrom(
    drafts.filter(({ word }) => word.trim() !== ''),
    listName,
  )
  const colour = flashColour(true, { listName, displayValue: name }, rules)
  return (
    <div className={`${styles['try']} ${stacked(2)}`} data-colour={colour}>
      <Field
        label={words.settings.tryOut}
        name="try"
        autoComplete="off"
        hint={words.settings.tryHint}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p role="status">
        <span className={styles['dot']} data-colour={colour} aria-hidden="true" />{' '}
        {words.settings.becomes({ colour: words.settings.names[colour] })}
      </p>
    </div>
  )
}

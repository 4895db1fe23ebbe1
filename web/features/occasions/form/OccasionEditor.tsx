import { useEffect, useRef, useState } from 'react'
import { occasionsAtOnce } from '#contract/limits.ts'
import type { Occasion, OccasionForm } from '#contract/occasions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FormProblem } from '../../../ui/FormMessages.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { emptyPlan, rowsOfPlan, type PlanKind } from '../templates/plan.ts'
import { PlanFields } from '../templates/PlanFields.tsx'
import { RowsAhead } from '../templates/RowsAhead.tsx'
import type { Row } from '../templates/rows.ts'
import { showDayName, zonesWith } from '../../../product/time.ts'
import { words } from '../../../words/occasions.ts'
import { formOf, type Draft } from './draft.ts'
import { inRows, quiet, stacked } from '../../../ui/layout.ts'
import styles from './form.module.css'
import type { Problems } from './problems.ts'
import { SettingParts } from './SettingParts.tsx'
import { useSave } from './use-save.ts'
import { WhenFields } from './WhenFields.tsx'

type Props = {
  listId: string
  start: Draft
  /** The occasion to change; without it, new ones are added. */
  before?: Occasion
  /** The days of several occasions at once. */
  plan?: PlanKind | undefined
  hint?: string | undefined
  /** Today, in the browser's zone. */
  today: string
  onDone: (occasion: Occasion) => void
  onCancel: () => void
}

/** The form of one occasion, or of several that share their settings. */
export function OccasionEditor({ listId, start, before, plan: kind, hint, today, onDone, onCancel }: Props) {
  const [draft, setDraft] = useState(start)
  const [plan, setPlan] = useState(() => emptyPlan(kind ?? 'days', today))
  const rows = kind && rowsOfPlan(kind, plan, (day) => nameOfDay(draft.name, day))
  const read = () => (rows ? formsOfRows(kind, draft, rows) : [formOf(draft, before)])
  const { declined, submit, isSubmitting } = useSave({ listId, before, read, onDone })
  const form = useRef<HTMLFormElement>(null)
  // A folded part opens to show its problem. Only then can its field get the focus.
  useEffect(() => {
    if (declined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [declined])

  const problems = (declined?.fields ?? {}) as Problems
  const part = { draft, problems, change: (change: Partial<Draft>) => setDraft({ ...draft, ...change }) }
  return (
    <form ref={form} className={stacked(4, 'fits')} onSubmit={submit} noValidate>
      {kind !== 'sessions' && (
        <Field
          label={kind ? words.form.nameOfDays : words.form.name}
          name="name"
          autoComplete="off"
          maxLength={100}
          value={draft.name}
          hint={nameHint(kind, before)}
          problems={problems.name}
          onChange={({ target }) => part.change({ name: target.value })}
        />
      )}
      {kind ? <PlanFields kind={kind} plan={plan} onChange={setPlan} /> : <WhenFields {...part} />}
      <SelectField
        label={words.form.zone}
        name="zone"
        value={draft.zone}
        options={zonesWith(draft.zone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        problems={problems.zone}
        onChange={({ target }) => part.change({ zone: target.value })}
      />
      <Field
        label={words.form.place}
        name="place"
        autoComplete="off"
        maxLength={200}
        value={draft.place}
        hint={words.form.placeHint}
        problems={problems.place}
        onChange={({ target }) => part.change({ place: target.value })}
      />
      <SettingParts {...part} listId={listId} isFixed={before !== undefined} />
      {hint && <p className={quiet(1)}>{hint}</p>}
      {rows && <RowsAhead rows={rows} />}
      <FormProblem declined={declined} />
      <SlowHint isWaiting={isSubmitting} />
      <div className={`${styles['actions']} ${inRows(3, 'last')}`}>
        <Button onClick={onCancel}>{words.form.cancel}</Button>
        <Button type="submit" look="action" isBusy={isSubmitting}>
          {submitLabel(before, rows, isSubmitting)}
        </Button>
      </div>
    </form>
  )
}

function nameOfDay(name: string, day: string): string {
  return name.trim() === '' ? showDayName(day) : `${name.trim()}, ${showDayName(day)}`
}

function nameHint(kind: PlanKind | undefined, before: Occasion | undefined): string | undefined {
  if (kind) return words.form.nameOfDaysHint
  return before?.is_main ? words.form.mainHint : undefined
}

function formsOfRows(kind: PlanKind | undefined, draft: Draft, rows: readonly Row[]): OccasionForm[] | string {
  if (rows.length === 0) return kind === 'sessions' ? words.form.noSessions : words.form.noRows
  if (rows.length > occasionsAtOnce) return words.form.tooMany({ most: occasionsAtOnce })
  return rows.map((row) => formOf({ ...draft, ...row }))
}

function submitLabel(before: Occasion | undefined, rows: readonly Row[] | undefined, isBusy: boolean): string {
  if (before) return isBusy ? words.form.saving : words.form.save
  if (isBusy) return words.form.adding
  const count = rows?.length ?? 1
  return rows && count > 0 && count <= occasionsAtOnce ? words.form.addMany({ occasions: count }) : words.form.add
}

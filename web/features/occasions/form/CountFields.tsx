import { Checkbox, Field } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { agains } from '#domain/occasion.ts'
import { words } from '../../../words/occasions.ts'
import type { Draft } from './draft.ts'
import { quiet } from '../../../ui/layout.ts'
import type { PartProps } from './problems.ts'

/** `isFixed`: the occasion exists. Whether its entries count alone can no longer change; how many each guest has can. */
export function OftenFields({ draft, problems, change, isFixed }: PartProps & { isFixed: boolean }) {
  return (
    <>
      {isFixed && (
        <p className={quiet(1)}>{draft.count === 'shared' ? words.form.sharedFixed : words.form.aloneFixed}</p>
      )}
      {(!isFixed || draft.count !== 'shared') && (
        <SelectField
          label={words.form.often}
          name="count"
          value={draft.count}
          hint={isFixed ? undefined : words.form.countHint}
          options={[
            ...(isFixed ? [] : [{ value: 'shared', label: words.form.shared }]),
            { value: 'guest', label: words.form.guest },
            { value: 'own', label: words.form.own },
          ]}
          onChange={({ target }) => change({ count: target.value as Draft['count'] })}
        />
      )}
      {draft.count === 'own' && (
        <Field
          label={words.form.ownMax}
          name="own_max"
          inputMode="numeric"
          autoComplete="off"
          value={draft.own}
          problems={problems.own_max}
          onChange={({ target }) => change({ own: target.value })}
        />
      )}
    </>
  )
}

export function AgainFields({ draft, problems, change }: PartProps) {
  return (
    <>
      <SelectField
        label={words.form.again}
        name="again"
        value={draft.again}
        problems={problems.again}
        options={agains.map((value) => ({
          value,
          label: words.form.agains[draft.count === 'shared' ? 'shared' : 'own'][value],
        }))}
        onChange={({ target }) => change({ again: target.value as Draft['again'] })}
      />
      {draft.again === 'daily' && (
        <Field
          label={words.form.dayBegins}
          name="day_begins"
          type="time"
          required
          value={draft.dayBegins}
          problems={problems.day_begins}
          onChange={({ target }) => change({ dayBegins: target.value })}
        />
      )}
    </>
  )
}

export function InsideFields({ draft, problems, change }: PartProps) {
  return (
    <>
      <Field
        label={words.form.capacity}
        name="capacity"
        inputMode="numeric"
        autoComplete="off"
        value={draft.capacity}
        hint={words.form.capacityHint}
        problems={problems.capacity}
        onChange={({ target }) => change({ capacity: target.value })}
      />
      {draft.capacity.trim() !== '' && (
        <SelectField
          label={words.form.whenFull}
          name="when_full"
          value={draft.whenFull}
          options={(['refuse', 'warn'] as const).map((value) => ({ value, label: words.form.fulls[value] }))}
          onChange={({ target }) => change({ whenFull: target.value as Draft['whenFull'] })}
        />
      )}
      {draft.capacity.trim() !== '' && draft.whenFull === 'refuse' && (
        <SelectField
          label={words.form.whenUnsure}
          name="when_unsure"
          value={draft.whenUnsure}
          options={(['let_in', 'stop'] as const).map((value) => ({ value, label: words.form.unsures[value] }))}
          onChange={({ target }) => change({ whenUnsure: target.value as Draft['whenUnsure'] })}
        />
      )}
    </>
  )
}

export function LeavingFields({ draft, problems, change }: PartProps) {
  const isNeeded = draft.again === 'after_exit'
  return (
    <>
      <Checkbox
        label={words.form.exits}
        name="has_exits"
        hint={isNeeded ? words.form.exitsNeeded : words.form.exitsHint}
        checked={draft.hasExits || isNeeded}
        disabled={isNeeded}
        onChange={({ target }) => change({ hasExits: target.checked })}
      />
      {(draft.hasExits || isNeeded) && (
        <Field
          label={words.form.outAt}
          name="out_at"
          type="time"
          value={draft.outAt}
          hint={words.form.outAtHint}
          problems={problems.out_at}
          onChange={({ target }) => change({ outAt: target.value })}
        />
      )}
    </>
  )
}

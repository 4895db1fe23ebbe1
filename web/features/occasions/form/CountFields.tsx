import { Checkbox, Field } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { agains } from '#domain/occasion.ts'
import { words } from './words.ts'
import type { Draft } from './draft.ts'
import styles from './form.module.css'
import type { PartProps } from './part-props.ts'

/** `isFixed`: the occasion exists, so its way of counting can no longer change. */
export function OftenFields({ draft, problems, change, isFixed }: PartProps & { isFixed: boolean }) {
  return (
    <>
      {isFixed ? (
        <p className={styles['hint']}>{words.countFixed}</p>
      ) : (
        <SelectField
          label={words.often}
          name="count"
          value={draft.count}
          hint={words.countHint}
          options={[
            { value: 'shared', label: words.shared },
            { value: 'own', label: words.own },
          ]}
          onChange={({ target }) => change({ count: target.value as Draft['count'] })}
        />
      )}
      {draft.count === 'own' && (
        <Field
          label={words.ownMax}
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
        label={words.again}
        name="again"
        value={draft.again}
        problems={problems.again}
        options={agains.map((value) => ({ value, label: words.agains[draft.count][value] }))}
        onChange={({ target }) => change({ again: target.value as Draft['again'] })}
      />
      {draft.again === 'daily' && (
        <Field
          label={words.dayBegins}
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
        label={words.capacity}
        name="capacity"
        inputMode="numeric"
        autoComplete="off"
        value={draft.capacity}
        hint={words.capacityHint}
        problems={problems.capacity}
        onChange={({ target }) => change({ capacity: target.value })}
      />
      {draft.capacity.trim() !== '' && (
        <SelectField
          label={words.whenFull}
          name="when_full"
          value={draft.whenFull}
          options={(['refuse', 'warn'] as const).map((value) => ({ value, label: words.fulls[value] }))}
          onChange={({ target }) => change({ whenFull: target.value as Draft['whenFull'] })}
        />
      )}
      {draft.capacity.trim() !== '' && draft.whenFull === 'refuse' && (
        <SelectField
          label={words.whenUnsure}
          name="when_unsure"
          value={draft.whenUnsure}
          options={(['let_in', 'stop'] as const).map((value) => ({ value, label: words.unsures[value] }))}
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
        label={words.exits}
        name="has_exits"
        hint={isNeeded ? words.exitsNeeded : words.exitsHint}
        checked={draft.hasExits || isNeeded}
        disabled={isNeeded}
        onChange={({ target }) => change({ hasExits: target.checked })}
      />
      {(draft.hasExits || isNeeded) && (
        <Field
          label={words.outAt}
          name="out_at"
          type="time"
          value={draft.outAt}
          hint={words.outAtHint}
          problems={problems.out_at}
          onChange={({ target }) => change({ outAt: target.value })}
        />
      )}
    </>
  )
}

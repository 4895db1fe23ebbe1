import { useId } from 'react'
import type { RuleForm } from '#contract/rules.ts'
import { Field } from '../../../ui/Field.tsx'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import type { MergeField } from '../../../product/use-merge-fields.ts'
import { choiceOptions, ifOptions, thenOptions } from './field-options.ts'
import type { Draft } from './rule-drafts.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from './rules.module.css'
import { words } from '../../../words/manager.ts'

type Props = {
  rule: Draft
  number: number
  isLast: boolean
  fields: readonly MergeField[]
  problem: string | undefined
  /** The number of matching contacts, in words; only until the rule is changed. */
  matches: string | undefined
  onChange: (change: Partial<RuleForm>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function RuleRow({ rule, number, isLast, fields, problem, matches, onChange, onMove, onRemove }: Props) {
  const id = useId()
  return (
    <fieldset
      className={`${styles['rule']} ${stacked('3-5')}`}
      data-rule={rule.id}
      data-is-wrong={problem !== undefined || undefined}
      aria-describedby={problem === undefined ? undefined : id}
    >
      <legend>{words.rules.rule({ place: number })}</legend>
      <div className={styles['tools']}>
        <Tool
          icon="up"
          name={words.rules.moveUp({ place: number })}
          move="up"
          isOff={number === 1}
          onClick={() => onMove(-1)}
        />
        <Tool
          icon="down"
          name={words.rules.moveDown({ place: number })}
          move="down"
          isOff={isLast}
          onClick={() => onMove(1)}
        />
        <Tool icon="cross" name={words.rules.remove({ place: number })} onClick={onRemove} />
      </div>
      <div className={styles['pair']}>
        <SelectField
          label={words.rules.ifField}
          required
          value={rule.if_field}
          options={ifOptions(fields, rule.if_field)}
          onChange={({ target }) => onChange({ if_field: target.value })}
        />
        <Value
          label={words.rules.ifValue}
          field={fields.find(({ tag }) => tag === rule.if_field)}
          value={rule.if_value}
          onChange={(value) => onChange({ if_value: value })}
        />
      </div>
      <div className={styles['pair']}>
        <SelectField
          label={words.rules.thenField}
          required
          value={rule.then_field}
          options={thenOptions(fields, rule.then_field)}
          onChange={({ target }) => onChange({ then_field: target.value })}
        />
        <Value
          label={words.rules.thenValue}
          field={fields.find(({ tag }) => tag === rule.then_field)}
          value={rule.then_value}
          onChange={(value) => onChange({ then_value: value })}
        />
      </div>
      {problem !== undefined && (
        <p className={styles['problem']} id={id}>
          {problem}
        </p>
      )}
      {matches !== undefined && <p className={styles['matches']}>{matches}</p>}
    </fieldset>
  )
}

type ValueProps = { label: string; field: MergeField | undefined; value: string; onChange: (value: string) => void }

/** A select for fields with choices, otherwise a text field. Empty means "not set". */
function Value({ label, field, value, onChange }: ValueProps) {
  if (field && field.choices.length > 0) {
    return (
      <SelectField
        label={label}
        value={value}
        options={choiceOptions(field.choices, value)}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  }
  return (
    <Field
      label={label}
      name={label}
      value={value}
      maxLength={255}
      autoComplete="off"
      placeholder={words.rules.notSet}
      inputMode={field?.type === 'number' ? 'decimal' : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type ToolProps = { icon: IconName; name: string; move?: 'up' | 'down'; isOff?: boolean; onClick: () => void }

/** A button without effect at the moment keeps its place and the focus. */
function Tool({ icon, name, move, isOff = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      data-move={move}
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={icon} size={18} />
    </button>
  )
}

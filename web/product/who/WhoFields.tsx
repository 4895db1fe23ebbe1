import styles from '../product.module.css'
import { Field } from '../../ui/Field.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { FieldsLeftOut } from '../left-out/LeftOut.tsx'
import { useFieldsLeftOut, useMergeFields } from '../use-merge-fields.ts'
import { words } from '../../words/product.ts'
import { SegmentsLeftOut } from './SegmentsLeftOut.tsx'
import { useSegments, useSegmentsLeftOut, type Segment } from './use-segments.ts'
import type { WhoDraft } from './who-draft.ts'
import { quiet, stacked } from '../../ui/layout.ts'

type Props = {
  listId: string
  draft: WhoDraft
  problems: readonly string[] | undefined
  change: (change: Partial<WhoDraft>) => void
  /** The question, and the answer that names no condition. */
  label: string
  otherwise: string
}

/** A condition on guests, as occasions and VIPs have it: a field, or a tag or segment in Mailchimp. */

export function WhoFields(props: Props) {
  const { draft, change, label, otherwise } = props
  return (
    <>
      <SelectField
        label={label}
        name="who"
        value={draft.who}
        options={[
          { value: 'everyone', label: otherwise },
          { value: 'segment', label: words.who.bySegment },
          { value: 'field', label: words.who.byField },
        ]}
        onChange={({ target }) => change({ who: target.value as WhoDraft['who'] })}
      />
      {draft.who === 'segment' && <SegmentField {...props} />}
      {draft.who === 'field' && <FieldTest {...props} />}
    </>
  )
}

function SegmentField({ listId, draft, problems, change }: Props) {
  const segments = useSegments(listId)
  const leftOut = useSegmentsLeftOut(listId) ?? []
  const chosen = draft.segment
  const found = segments.data ?? []
  const isGone = chosen !== undefined && segments.data !== undefined && !found.some(({ id }) => id === chosen.id)
  return (
    <>
      <Loaded of={segments} loading={words.who.segmentsLoading} failed={words.who.segmentsFailed} rows={1} />
      {segments.data && found.length + leftOut.length === 0 && !chosen && (
        <p className={quiet(1)}>{words.who.noSegments}</p>
      )}
      {segments.data && (found.length > 0 || chosen) && (
        <SelectField
          label={words.who.segment}
          name="segment"
          value={chosen ? String(chosen.id) : ''}
          hint={words.who.segmentHint}
          problems={problems}
          options={[
            { value: '', label: words.who.chooseSegment },
            ...found.map((segment) => ({ value: String(segment.id), label: optionOf(segment) })),
            ...(isGone ? [{ value: String(chosen.id), label: goneOption(chosen.name, leftOut) }] : []),
          ]}
          onChange={({ target }) => {
            const segment = found.find(({ id }) => String(id) === target.value)
            change({
              segment: segment && { kind: 'segment', id: segment.id, name: segment.name, is_tag: segment.is_tag },
            })
          }}
        />
      )}
      {segments.data && <SegmentsLeftOut listId={listId} />}
    </>
  )
}

/** While rows are left out, nobody can say that the choice is gone. */
function goneOption(name: string, leftOut: readonly string[]): string {
  return leftOut.length === 0 ? words.who.goneSegment({ name }) : name
}

function optionOf({ name, is_tag: isTag, members }: Segment): string {
  return isTag ? words.who.tagOption({ name, members }) : words.who.segmentOption({ name, members })
}

function FieldTest({ listId, draft, problems, change }: Props) {
  const fields = useMergeFields(listId)
  const leftOut = useFieldsLeftOut(listId) ?? []
  const known = fields.data ?? []
  const chosen = known.find(({ tag }) => tag === draft.field)
  const isGone = !['', 'EMAIL'].includes(draft.field) && fields.data !== undefined && chosen === undefined
  return (
    <>
      <Loaded of={fields} loading={words.who.fieldsLoading} failed={words.who.fieldsFailed} rows={1} />
      {fields.data && (
        <div className={`${styles['pair']} ${stacked(3)}`}>
          <SelectField
            label={words.who.field}
            name="tag"
            value={draft.field}
            problems={problems}
            options={[
              { value: '', label: words.who.chooseField },
              { value: 'EMAIL', label: words.who.email },
              ...known
                .filter(({ type }) => type !== 'address')
                .map(({ tag, name }) => ({ value: tag, label: `${name} (${tag})` })),
              ...(isGone ? [{ value: draft.field, label: goneOption(draft.field, leftOut) }] : []),
            ]}
            onChange={({ target }) => change({ field: target.value })}
          />
          <SelectField
            label={words.who.test}
            name="test"
            value={draft.test}
            options={(['is', 'is_not', 'is_set'] as const).map((value) => ({ value, label: words.who.tests[value] }))}
            onChange={({ target }) => change({ test: target.value as WhoDraft['test'] })}
          />
        </div>
      )}
      {fields.data && <FieldsLeftOut listId={listId} />}
      {draft.test !== 'is_set' && (
        <FieldValue choices={chosen?.choices ?? []} value={draft.value} onChange={(value) => change({ value })} />
      )}
    </>
  )
}

type ValueProps = { choices: readonly string[]; value: string; onChange: (value: string) => void }

function FieldValue({ choices, value, onChange }: ValueProps) {
  if (choices.length === 0) {
    return (
      <Field
        label={words.who.value}
        name="value"
        autoComplete="off"
        maxLength={255}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  }
  const others = value === '' || choices.includes(value) ? [] : [value]
  return (
    <SelectField
      label={words.who.value}
      name="value"
      value={value}
      options={[
        { value: '', label: words.who.noValue },
        ...[...choices, ...others].map((choice) => ({ value: choice, label: choice })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

import styles from '../form/form.module.css'
import { isolated } from '#domain/user-text.ts'
import { FieldFrame, Field } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { words } from '../../../words/occasions.ts'
import { stacked } from '../../../ui/layout.ts'
import type { Plan } from './plan.ts'
import { readProgramme, type Unread } from './programme.ts'

const linesShown = 10

type Props = { plan: Plan; onChange: (plan: Plan) => void }

/** A pasted programme, and the lines of it that could not be read. */
export function ProgrammeField({ plan, onChange }: Props) {
  const { sessions, unread } = readProgramme(plan.programme, plan.first)
  return (
    <>
      <DayField
        label={words.plan.day}
        name="first"
        value={plan.first}
        onChange={(first) => onChange({ ...plan, first })}
      />
      <FieldFrame label={words.plan.programme} hint={words.plan.programmeHint}>
        {(control) => (
          <textarea
            {...control}
            className={styles['programme']}
            name="programme"
            dir="auto"
            rows={8}
            spellCheck={false}
            placeholder={words.plan.programmeSample}
            value={plan.programme}
            onChange={({ target }) => onChange({ ...plan, programme: target.value })}
          />
        )}
      </FieldFrame>
      <div role="status" className={stacked(2)}>
        {plan.programme.trim() !== '' && <p>{words.plan.read({ sessions: sessions.length })}</p>}
        {unread.length > 0 && <UnreadLines unread={unread} />}
      </div>
    </>
  )
}

function UnreadLines({ unread }: { unread: readonly Unread[] }) {
  return (
    <>
      <Notice kind="warn" title={words.plan.unread({ lines: unread.length })} />
      <ul className={`${styles['unread']} ${stacked(1)}`}>
        {unread.slice(0, linesShown).map(({ line, text, why }) => (
          <li key={line}>{words.plan.unreadLine[why]({ line, text: isolated(text, 80) })}</li>
        ))}
        {unread.length > linesShown && <li>{words.form.moreRows({ rows: unread.length - linesShown })}</li>}
      </ul>
    </>
  )
}

type DayFieldProps = { label: string; name: string; value: string; onChange: (day: string) => void }

export function DayField({ label, name, value, onChange }: DayFieldProps) {
  return (
    <Field
      label={label}
      name={name}
      type="date"
      required
      max="9999-12-31"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

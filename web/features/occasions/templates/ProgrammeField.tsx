import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { words as formWords } from '../form/words.ts'
import { words } from './words.ts'
import { DayField } from './DayField.tsx'
import styles from './plan.module.css'
import type { Plan } from './plan.ts'
import { readProgramme, type Unread } from './programme.ts'

const linesShown = 10

type Props = { plan: Plan; onChange: (plan: Plan) => void }

/** A pasted programme, and the lines of it that could not be read. */
export function ProgrammeField({ plan, onChange }: Props) {
  const { sessions, unread } = readProgramme(plan.programme, plan.first)
  return (
    <>
      <DayField label={words.day} name="first" value={plan.first} onChange={(first) => onChange({ ...plan, first })} />
      <FieldFrame label={words.programme} hint={words.programmeHint}>
        {(control) => (
          <textarea
            {...control}
            className={styles['programme']}
            name="programme"
            dir="auto"
            rows={8}
            spellCheck={false}
            placeholder={words.programmeSample}
            value={plan.programme}
            onChange={({ target }) => onChange({ ...plan, programme: target.value })}
          />
        )}
      </FieldFrame>
      <div role="status" className={styles['read']}>
        {plan.programme.trim() !== '' && <p>{words.read(sessions.length)}</p>}
        {unread.length > 0 && <UnreadLines unread={unread} />}
      </div>
    </>
  )
}

function UnreadLines({ unread }: { unread: readonly Unread[] }) {
  return (
    <>
      <Notice kind="warn" title={words.unread(unread.length)} />
      <ul className={styles['unread']}>
        {unread.slice(0, linesShown).map(({ line, text, why }) => (
          <li key={line}>{words.unreadLine[why](line, text)}</li>
        ))}
        {unread.length > linesShown && <li>{formWords.moreRows(unread.length - linesShown)}</li>}
      </ul>
    </>
  )
}

import { Field } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { shownText } from '#domain/user-text.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from './activity.module.css'
import { momentOf } from './span.ts'
import type { LogFilters } from './use-activity.ts'
import { words } from '../../../words/night.ts'

type Props = { filters: LogFilters; doors: readonly string[]; onChange: (filters: LogFilters) => void }

export function LogFilter({ filters, doors, onChange }: Props) {
  return (
    <div className={`${styles['filters']} ${stacked(3)}`}>
      <SelectField
        label={words.activity.outcome}
        value={filters.outcome ?? ''}
        options={[
          { value: '', label: words.activity.all },
          { value: 'accepted', label: words.activity.onlyAccepted },
          { value: 'refused', label: words.activity.onlyRefused },
        ]}
        onChange={({ target }) =>
          onChange({ ...filters, outcome: (target.value || undefined) as LogFilters['outcome'] })
        }
      />
      <SelectField
        label={words.activity.door}
        value={filters.door ?? ''}
        options={[
          { value: '', label: words.activity.anyDoor },
          ...doors.map((door) => ({ value: door, label: shownText(door) })),
        ]}
        onChange={({ target }) => onChange({ ...filters, door: target.value || undefined })}
      />
      <Field
        label={words.activity.from}
        name="from"
        type="date"
        onChange={({ target }) => onChange({ ...filters, from: momentOf(target.value, 'begin') })}
      />
      <Field
        label={words.activity.to}
        name="to"
        type="date"
        onChange={({ target }) => onChange({ ...filters, to: momentOf(target.value, 'end') })}
      />
    </div>
  )
}

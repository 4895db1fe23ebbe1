import styles from '../form/form.module.css'
import { Checkbox, Field } from '../../../ui/Field.tsx'
import { stacked } from '../../../ui/layout.ts'
import { addDays, weekStart } from '../times/days.ts'
import { showDayName } from '../../../product/time.ts'
import { inLanguage } from '../../../ui/spoken.ts'
import { words } from '../../../words/occasions.ts'
import { DayField, ProgrammeField } from './ProgrammeField.tsx'
import { changeDays, type Plan, type PlanKind } from './plan.ts'
import type { FestivalDay } from './rows.ts'

type Props = { kind: PlanKind; plan: Plan; onChange: (plan: Plan) => void }

/** The days of several occasions. */
export function PlanFields({ kind, ...props }: Props) {
  if (kind === 'sessions') return <ProgrammeField {...props} />
  return kind === 'days' ? <Festival {...props} /> : <Weekly {...props} />
}

type PartProps = Omit<Props, 'kind'>

function Festival({ plan, onChange }: PartProps) {
  const setDay = (changed: FestivalDay) =>
    onChange({ ...plan, days: plan.days.map((each) => (each.day === changed.day ? changed : each)) })
  return (
    <>
      <div className={styles['pair']}>
        <DayField
          label={words.plan.first}
          name="first"
          value={plan.first}
          onChange={(first) => onChange(changeDays(plan, { first }))}
        />
        <DayField
          label={words.plan.last}
          name="last"
          value={plan.last}
          onChange={(last) => onChange(changeDays(plan, { last }))}
        />
      </div>
      <Times plan={plan} onChange={onChange} />
      {plan.days.length > 1 && (
        <fieldset className={styles['days']}>
          <legend>{words.plan.days}</legend>
          <ul role="list">
            {plan.days.map((each) => (
              <DayRow key={each.day} each={each} plan={plan} onChange={setDay} />
            ))}
          </ul>
        </fieldset>
      )}
    </>
  )
}

type DayRowProps = { each: FestivalDay; plan: Plan; onChange: (day: FestivalDay) => void }

function DayRow({ each, plan, onChange }: DayRowProps) {
  const name = showDayName(each.day)
  return (
    <li>
      <span>{name}</span>
      <input
        type="time"
        aria-label={words.plan.dayFrom({ day: name })}
        value={each.from || plan.from}
        onChange={({ target }) => onChange({ ...each, from: target.value })}
      />
      <input
        type="time"
        aria-label={words.plan.dayTo({ day: name })}
        value={each.to || plan.to}
        onChange={({ target }) => onChange({ ...each, to: target.value })}
      />
    </li>
  )
}

/** In the reader's order: 1 January 2024 was a Monday, which is weekday 0. */
const weekdays = () =>
  [0, 1, 2, 3, 4, 5, 6].map((place) => {
    const weekday = (place + weekStart()) % 7
    return { weekday, day: addDays('2024-01-01', weekday) }
  })
const weekdayFormat = inLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }))
const weekdayName = (day: string) => weekdayFormat().format(Date.parse(`${day}Z`))

function Weekly({ plan, onChange }: PartProps) {
  const toggle = (weekday: number, isOn: boolean) =>
    onChange({
      ...plan,
      weekdays: isOn ? [...plan.weekdays, weekday] : plan.weekdays.filter((each) => each !== weekday),
    })
  return (
    <>
      <fieldset className={`${styles['weekdays']} ${stacked('0-3')}`}>
        <legend>{words.plan.weekdays}</legend>
        {weekdays().map(({ weekday, day }) => (
          <Checkbox
            key={weekday}
            label={weekdayName(day)}
            name="weekday"
            checked={plan.weekdays.includes(weekday)}
            onChange={({ target }) => toggle(weekday, target.checked)}
          />
        ))}
      </fieldset>
      <div className={styles['pair']}>
        <DayField
          label={words.plan.first}
          name="first"
          value={plan.first}
          onChange={(first) => onChange({ ...plan, first })}
        />
        <DayField
          label={words.plan.until}
          name="last"
          value={plan.last}
          onChange={(last) => onChange({ ...plan, last })}
        />
      </div>
      <Times plan={plan} onChange={onChange} />
    </>
  )
}

function Times({ plan, onChange }: PartProps) {
  return (
    <div className={styles['pair']}>
      <Field
        label={words.plan.from}
        name="from"
        type="time"
        required
        value={plan.from}
        onChange={({ target }) => onChange({ ...plan, from: target.value })}
      />
      <Field
        label={words.plan.to}
        name="to"
        type="time"
        required
        value={plan.to}
        hint={plan.to <= plan.from ? words.plan.nextMorning : undefined}
        onChange={({ target }) => onChange({ ...plan, to: target.value })}
      />
    </div>
  )
}

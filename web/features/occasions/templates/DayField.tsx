import { Field } from '../../../ui/Field.tsx'

type Props = { label: string; name: string; value: string; onChange: (day: string) => void }

export function DayField({ label, name, value, onChange }: Props) {
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

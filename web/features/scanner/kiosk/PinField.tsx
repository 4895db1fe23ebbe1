import { SecretField } from '../../../ui/Field.tsx'
import { pinLength } from './kiosk-lock.ts'
import { words } from '../../../words/door-later.ts'

type PinProps = { label: string; name: string; hint?: string; problem: string | undefined }

export function PinField({ label, name, hint, problem }: PinProps) {
  return (
    <SecretField
      label={label}
      name={name}
      hint={hint}
      problems={problem === undefined ? undefined : [problem]}
      showLabel={words.kiosk.show}
      hideLabel={words.kiosk.hide}
      inputMode="numeric"
      autoComplete="off"
      maxLength={pinLength.max}
    />
  )
}

export function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : ''
}

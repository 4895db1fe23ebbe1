import type { ReactNode } from 'react'
import { inRows } from '../../ui/layout.ts'
import styles from './email.module.css'

type Props<T extends string | number> = {
  label: string
  of: readonly T[]
  words: Readonly<Record<T, string>>
  chosen: T
  onChoose: (value: T) => void
}

/** Chooses how an email is shown: its width, its colours. */
export function Choice<T extends string | number>({ label, of, words, chosen, onChoose }: Props<T>) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {of.map((value) => (
        <label key={value}>
          <input type="radio" name={label} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {words[value]}
        </label>
      ))}
    </fieldset>
  )
}

/** Several choices, beside each other where there is room. */
export function Choices({ children }: { children: ReactNode }) {
  return <div className={`${styles['choices']} ${inRows('3-6')}`}>{children}</div>
}

import styles from './field.module.css'
import type { ComponentProps } from 'react'
import { FieldFrame } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { shownText } from '#domain/user-text.ts'

/** Limits the width, because the system draws the list of options as wide as the longest. */
const longestOption = 80

type Option = { value: string; label: string }

type Props = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
  label: string
  options: readonly Option[]
  hint?: string | undefined
  problems?: readonly string[] | undefined
}

/** A labelled choice, made with the system's own control. */
export function SelectField({ label, options, hint, problems, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} problems={problems}>
      {(control) => (
        <div className={styles['chosen']}>
          <select {...select} {...control} className={styles['input']}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {shownText(option.label, longestOption)}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </div>
      )}
    </FieldFrame>
  )
}

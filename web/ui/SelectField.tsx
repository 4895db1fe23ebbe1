import { useId, type ComponentProps } from 'react'
import styles from './field.module.css'
import { Icon } from './Icon.tsx'

type Option = { value: string; label: string }

type Props = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
  label: string
  options: readonly Option[]
  hint?: string | undefined
  problems?: readonly string[] | undefined
}

/** A labelled choice, made with the system's own control. */
export function SelectField({ label, options, hint, problems, ...select }: Props) {
  const id = useId()
  const problem = problems?.[0]
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['chosen']}>
        <select
          {...select}
          id={id}
          className={styles['input']}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy || undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles['problem']} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

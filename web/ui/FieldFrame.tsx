import { useId, type ReactNode } from 'react'
import styles from './field.module.css'
import { shownSentence } from '#domain/user-text.ts'

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type Props = {
  label: string
  hint?: ReactNode
  problems?: readonly string[] | undefined
  children: (control: Control) => ReactNode
}

/** The frame of every labelled control, with its hint and first problem (SPEC §5). */
export function FieldFrame({ label, hint, problems, children }: Props) {
  const id = useId()
  const problem = problems?.[0]
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <label className={styles['label']} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles['problem']} id={`${id}-problem`}>
          {shownSentence(problem)}
        </p>
      )}
    </div>
  )
}

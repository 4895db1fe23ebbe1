import styles from './field.module.css'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { shownSentence } from '#domain/user-text.ts'
import { words } from '../words/ui.ts'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string
  name: string
  hint?: ReactNode
  problems?: readonly string[] | undefined
}

/** A labelled text field. */
export function Field({ label, hint, problems, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} problems={problems}>
      {(control) => <input dir="auto" {...input} {...control} className={styles['input']} />}
    </FieldFrame>
  )
}

/** A value that is hidden until the person asks to see it. */
export function SecretField({
  label,
  hint,
  problems,
  showLabel,
  hideLabel,
  ...input
}: Props & { showLabel: string; hideLabel: string }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame label={label} hint={hint} problems={problems}>
      {(control) => (
        <div className={styles['secret']}>
          <input {...input} {...control} type={isShown ? 'text' : 'password'} className={styles['input']} />
          <button
            type="button"
            className={styles['toggle']}
            aria-controls={control.id}
            // With several on one screen, a screen reader also reads the field's label.
            aria-describedby={`${control.id}-label`}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? hideLabel : showLabel}
          </button>
        </div>
      )}
    </FieldFrame>
  )
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: string; name: string; hint?: string }

export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles['check']}>
      <input {...input} id={id} type="checkbox" aria-describedby={hint ? `${id}-hint` : undefined} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type FieldFrameProps = {
  label: string
  hint?: ReactNode
  problems?: readonly string[] | undefined
  children: (control: Control) => ReactNode
}

/** The frame of every labelled control, with its hint and first problem (SPEC §5). */
export function FieldFrame({ label, hint, problems, children }: FieldFrameProps) {
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

type PasswordFieldProps = {
  label: string
  name: string
  /** Tells a password manager to fill in a password or to make a new one. */
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  problems?: readonly string[] | undefined
}

/** A password, hidden until the person asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { show, hide } = words
  return <SecretField {...props} required autoCapitalize="off" spellCheck={false} showLabel={show} hideLabel={hide} />
}

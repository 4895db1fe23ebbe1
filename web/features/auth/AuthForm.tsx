import type { FormEventHandler, ReactNode } from 'react'
import { Link } from 'react-router'
import type { FormDeclined } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { useIsTakingOver } from '../../ui/use-is-taking-over.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import styles from './auth.module.css'
import { words } from './words.ts'

type Props = {
  title: string
  intro?: string
  submit: FormEventHandler<HTMLFormElement>
  isSubmitting: boolean
  declined: FormDeclined | undefined
  button: string
  otherWay: { to: string; label: string }
  children: ReactNode
}

/** The frame of the account screens. */
export function AuthForm({ title, intro, submit, isSubmitting, declined, button, otherWay, children }: Props) {
  usePageTitle(title)
  // Before the scripts are there the browser would send the form itself, with the password in the address.
  const isTakingOver = useIsTakingOver()
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      {intro && <p className={styles['intro']}>{intro}</p>}
      <form className={styles['form']} onSubmit={submit}>
        {children}
        <FormProblem declined={declined} />
        <Button type="submit" look="action" size="large" isBusy={isSubmitting} disabled={isTakingOver}>
          {isSubmitting ? words.loading : button}
        </Button>
        <SlowHint isWaiting={isSubmitting} />
      </form>
      <Link to={otherWay.to} className={styles['other']}>
        {otherWay.label}
      </Link>
    </div>
  )
}

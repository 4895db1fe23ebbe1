import type { FormEventHandler, ReactNode } from 'react'
import type { FormDeclined } from '../../api/use-form-call.ts'
import { Button } from '../../ui/Button.tsx'
import { FormDone, FormProblem } from '../../ui/FormMessages.tsx'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { AuthFrame, type OtherWay } from './AuthFrame.tsx'
import { useIsTakingOver } from '../../ui/use-is-taking-over.ts'
import { words } from '../../words/auth.ts'
import { stacked } from '../../ui/layout.ts'

type Props = {
  title: string
  intro?: string
  submit: FormEventHandler<HTMLFormElement>
  isSubmitting: boolean
  declined: FormDeclined | undefined
  /** The success message, if the form stays on the screen. */
  done?: string | undefined
  button: string
  otherWays: readonly OtherWay[]
  /** Another way to sign in, below the form. */
  below?: ReactNode
  children?: ReactNode
}

export function AuthForm({
  title,
  intro,
  submit,
  isSubmitting,
  declined,
  done,
  button,
  otherWays,
  below,
  children,
}: Props) {
  // Before the scripts have loaded, the browser would submit the form itself, with the password in the address.
  const isTakingOver = useIsTakingOver()
  return (
    <AuthFrame title={title} intro={intro} otherWays={otherWays}>
      <form className={stacked(4)} onSubmit={submit}>
        {children}
        <FormProblem declined={declined} />
        <FormDone message={done} />
        <Button type="submit" look="action" size="large" isBusy={isSubmitting} disabled={isTakingOver}>
          {isSubmitting ? words.loading : button}
        </Button>
        <SlowHint isWaiting={isSubmitting} />
      </form>
      {below}
    </AuthFrame>
  )
}

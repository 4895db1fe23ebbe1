import styles from './auth.module.css'
import { useState, useEffect } from 'react'
import { logIn, type User } from '#contract/auth.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Field, PasswordField } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { forgetIssuer } from '../../product/issuer-sign-out.ts'
import { openOffer } from '../../product/passkey-offer.ts'
import { AuthForm } from './AuthForm.tsx'
import { CodeStep } from './CodeStep.tsx'
import { words } from '../../words/auth.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { signInWays } from '#contract/sign-in-ways.ts'
import { quiet, stacked } from '../../ui/layout.ts'
import { IssuerSignIn } from './IssuerSignIn.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useIsTakingOver } from '../../ui/use-is-taking-over.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { DeviceSaidNo } from '../../api/declined.ts'

type Props = {
  onSignedIn: (user: User, token: string) => void
  registerPath: string
  forgotPath: string
  /** The email that is prefilled for an invited person. */
  email: string | undefined
}

type Step = { ticket: string; ways: readonly string[] }

export function LoginPage(props: Props) {
  const [step, setStep] = useState<Step>()
  const [problem, setProblem] = useState<string>()
  if (!step) return <PasswordStep {...props} problem={problem} onNextStep={setStep} />
  return (
    <SecondStep
      {...step}
      onSignedIn={props.onSignedIn}
      onStartAgain={(message) => {
        setProblem(message)
        setStep(undefined)
      }}
    />
  )
}

type SecondProps = Step & { onSignedIn: Props['onSignedIn']; onStartAgain: (message?: string) => void }

/** If the organiser has an authenticator app, its code comes first, because a passkey would have needed no password. */
function SecondStep({ ticket, ways, onSignedIn, onStartAgain }: SecondProps) {
  const hasApp = ways.includes('totp')
  const [isPasskey, setIsPasskey] = useState(!hasApp)
  const onUsePasskey = ways.includes('passkey') ? () => setIsPasskey(true) : undefined
  const next = { ticket, onSignedIn, onStartAgain }
  return isPasskey ? (
    <PasskeyStep {...next} onUseApp={hasApp ? () => setIsPasskey(false) : undefined} />
  ) : (
    <CodeStep {...next} ways={ways} onUsePasskey={onUsePasskey} />
  )
}

/** `problem` says why the second step returned the person to this form. */
type PasswordProps = Props & { problem: string | undefined; onNextStep: (step: Step) => void }

function PasswordStep({ onSignedIn, registerPath, forgotPath, email, problem, onNextStep }: PasswordProps) {
  const { declined, submit, isSubmitting } = useFormCall(
    (form) => call(logIn, { body: { email: textOf(form, 'email'), password: textOf(form, 'password') } }),
    (answer) => {
      if ('second_factor' in answer) return onNextStep(answer.second_factor)
      showToast('good', answer.message || words.loginDone)
      openOffer()
      forgetIssuer()
      onSignedIn(answer.user, answer.token)
    },
    { fallback: words.loginFailed, connectionLost: words.connectionLost },
  )
  return (
    <AuthForm
      title={words.loginTitle}
      submit={submit}
      isSubmitting={isSubmitting}
      declined={declined ?? (problem === undefined ? undefined : { message: problem, details: undefined, fields: {} })}
      button={words.loginButton}
      otherWays={[
        { to: forgotPath, label: words.toForgot },
        { to: registerPath, label: words.toRegister },
      ]}
      below={<OtherSignIns onSignedIn={onSignedIn} />}
    >
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="username webauthn"
        required
        defaultValue={email}
        problems={declined?.fields['email']}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        problems={declined?.fields['password']}
      />
    </AuthForm>
  )
}

type OtherSignInsProps = { onSignedIn: (user: User, token: string) => void }

/** The ways to sign in besides the password, below its form. */
function OtherSignIns({ onSignedIn }: OtherSignInsProps) {
  const [ways, setWays] = useState<AnswerOf<typeof signInWays>>()
  useEffect(() => {
    call(signInWays, {}).then(setWays, (error: unknown) => console.warn('No other sign-in is offered.', error))
  }, [])
  return (
    <div className={stacked(4)}>
      <p className={`${styles['or']} ${stacked(3)} ${quiet()}`}>{words.or}</p>
      <PasskeySignIn ways={ways} onSignedIn={onSignedIn} />
      {ways?.oidc && <IssuerSignIn name={ways.oidc.name} onSignedIn={onSignedIn} />}
    </div>
  )
}

type PasskeySignInProps = {
  ways: AnswerOf<typeof signInWays> | undefined
  onSignedIn: (user: User, token: string) => void
}

/** A button, or the reason why there is none. */
function PasskeySignIn({ ways, onSignedIn }: PasskeySignInProps) {
  const isTakingOver = useIsTakingOver()
  const { whyNot, problem, isAsking, ask } = usePasskeySignIn(ways, onSignedIn)
  if (whyNot !== undefined) return <p className={quiet()}>{whyNot}</p>
  return (
    <>
      <Button size="large" isBusy={isAsking} disabled={isTakingOver} onClick={() => void ask()}>
        {isAsking ? words.passkeyAsking : words.passkeyButton}
      </Button>
      {problem && <Notice kind="bad" title={problem.message} detail={problem.details} isUrgent />}
    </>
  )
}

type PasskeyStepProps = {
  /** Of the right password: a passkey from before a reset needs it. */
  ticket: string
  onSignedIn: (user: User, token: string) => void
  onStartAgain: () => void
  /** Switches to the code; undefined if the organiser has no authenticator app. */
  onUseApp: (() => void) | undefined
}

/** The second step of signing in with a passkey, which is a complete sign-in without the password, except after a reset. */
function PasskeyStep({ ticket, onSignedIn, onStartAgain, onUseApp }: PasskeyStepProps) {
  const { declined, submit, isSubmitting } = useFormCall(
    () => signIn(ticket),
    ({ user, token, message }) => {
      showToast('good', message || words.loginDone)
      forgetIssuer()
      onSignedIn(user, token)
    },
    { fallback: words.passkeyFailed, connectionLost: words.connectionLost },
  )
  return (
    <AuthForm
      title={words.passkeyStep.title}
      intro={words.passkeyStep.text}
      submit={submit}
      isSubmitting={isSubmitting}
      declined={declined}
      button={words.passkeyStep.button}
      otherWays={[
        ...(onUseApp ? [{ label: words.recoveryStep.other, onChoose: onUseApp }] : []),
        { label: words.backToLogin, onChoose: onStartAgain },
      ]}
    />
  )
}

async function signIn(ticket: string) {
  const { signInByPasskey, endOf } = await import('../../product/passkey-device.ts')
  try {
    return await signInByPasskey({ isFilling: false, ticket })
  } catch (error) {
    const end = endOf(error)
    if (end === undefined) throw error
    throw new DeviceSaidNo(end === 'failed' ? words.passkeyStep.failed : words.passkeyStep.closed, error)
  }
}

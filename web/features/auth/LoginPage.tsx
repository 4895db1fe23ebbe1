import { useState } from 'react'
import { logIn, type User } from '#contract/auth.ts'
import { call } from '../../api/call.ts'
import { textOf, useFormCall } from '../../api/use-form-call.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { forgetIssuer } from '../../product/issuer-sign-out.ts'
import { openOffer } from '../../product/passkey-offer.ts'
import { AuthForm } from './AuthForm.tsx'
import { CodeStep } from './CodeStep.tsx'
import { OtherSignIns } from './OtherSignIns.tsx'
import { PasskeyStep } from './PasskeyStep.tsx'
import { words } from '../../words/auth.ts'

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

import { Field } from '../ui/Field.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useSecondFactor } from './use-second-factor.ts'

const words = {
  password: 'Password',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
}

type Problems = readonly string[] | undefined

/** Before a dangerous change: the password, and a code if the organiser has a second step. */
export function ConfirmFields({ problems }: { problems: Readonly<Record<string, string[]>> | undefined }) {
  return (
    <>
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        problems={problems?.['password']}
      />
      <CodeField problems={problems?.['code']} />
    </>
  )
}

/** Shown only to organisers with a second step, or when the server asks for a code. */
export function CodeField({ problems }: { problems: Problems }) {
  const factor = useSecondFactor()
  if (!factor.data?.totp_since && !problems) return null
  return (
    <Field
      label={words.code}
      name="code"
      hint={words.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
      problems={problems}
    />
  )
}

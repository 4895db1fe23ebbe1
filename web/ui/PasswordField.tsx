import type { ReactNode } from 'react'
import { SecretField } from './Field.tsx'

type Props = {
  label: string
  name: string
  /** Tells a password manager whether to fill one in or to make one up. */
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  problems?: readonly string[] | undefined
}

/** A password, hidden until the person asks to see it. */
export function PasswordField(props: Props) {
  return <SecretField {...props} required autoCapitalize="off" spellCheck={false} showLabel="Show" hideLabel="Hide" />
}

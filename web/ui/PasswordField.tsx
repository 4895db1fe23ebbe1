import type { ReactNode } from 'react'
import { SecretField } from './Field.tsx'
import { words } from '../words/ui.ts'

type Props = {
  label: string
  name: string
  /** Tells a password manager to fill in a password or to make a new one. */
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  problems?: readonly string[] | undefined
}

/** A password, hidden until the person asks to see it. */
export function PasswordField(props: Props) {
  const { show, hide } = words
  return <SecretField {...props} required autoCapitalize="off" spellCheck={false} showLabel={show} hideLabel={hide} />
}

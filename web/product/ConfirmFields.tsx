import styles from './product.module.css'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Field, PasswordField } from '../ui/Field.tsx'
import { withPasskey } from './confirmation-of.ts'
import { useSecondFactor } from './use-second-factor.ts'
import { words } from '../words/product.ts'

type Problems = Readonly<Record<string, string[]>> | undefined

/** Before a dangerous change: the password and the second step, or a passkey. */
export function ConfirmFields({ problems }: { problems: Problems }) {
  const factor = useSecondFactor()
  const [isPasskey, setIsPasskey] = useState(false)
  if (factor.data?.ways.length === 1 && factor.data.ways[0] === 'passkey') return <PasskeyNote />
  const hasChoice = factor.data?.has_passkey === true && 'PublicKeyCredential' in window
  return (
    <>
      {isPasskey ? (
        <PasskeyNote />
      ) : (
        <>
          <PasswordField
            label={words.confirm.password}
            name="password"
            autoComplete="current-password"
            problems={problems?.['password']}
          />
          <SecondStepFields problems={problems} />
        </>
      )}
      {hasChoice && (
        <div>
          <Button look="plain" onClick={() => setIsPasskey(!isPasskey)}>
            {isPasskey ? words.confirm.insteadPassword : words.confirm.insteadPasskey}
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * The second step beside a password: a code, or a passkey where it is the only second step. Organisers without a second
 * step see no field.
 */
export function SecondStepFields({ problems }: { problems: Problems }) {
  const ways = useSecondFactor().data?.ways ?? []
  if (problems?.['passkey'] || (ways.includes('passkey') && !ways.includes('totp'))) return <PasskeyNote />
  if (!ways.includes('totp') && !problems?.['code']) return null
  return (
    <Field
      label={words.confirm.code}
      name="code"
      hint={words.confirm.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
      problems={problems?.['code']}
    />
  )
}

function PasskeyNote() {
  return (
    <>
      <input type="hidden" name={withPasskey} value="yes" />
      <p className={styles['quiet']}>{words.confirm.passkeyNote}</p>
    </>
  )
}

import { isolated } from '#domain/user-text.ts'
import type { readReset, resetPassword } from '#contract/auth.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import { Checkbox } from '../../../ui/Field.tsx'
import { showDay } from '../../../ui/show.ts'
import { quiet, stacked } from '../../../ui/layout.ts'
import styles from '../auth.module.css'
import { words } from '../../../words/auth.ts'

const passkey = 'keep passkey '
const link = 'keep link'

/** The ways in that the reset ends, unless the person ticks them. */
export function WaysToKeep({ passkeys, linked_with: issuer, ways }: AnswerOf<typeof readReset>) {
  return (
    <>
      {(passkeys.length > 0 || issuer !== null) && (
        <fieldset className={`${styles['keep']} ${stacked(3)}`}>
          <legend>{words.waysTitle}</legend>
          <p className={quiet()}>{words.waysText}</p>
          {passkeys.map(({ id, name, created_at: added }) => (
            <Checkbox
              key={id}
              name={passkey + id}
              label={words.wayAdded({ name: isolated(name, 60), day: showDay(added) })}
            />
          ))}
          {issuer !== null && <Checkbox name={link} label={words.wayLink({ name: isolated(issuer, 60) })} />}
        </fieldset>
      )}
      <StillNeeded ways={ways} />
    </>
  )
}

/** A mailbox is no second step: the person still needs theirs. */
export function StillNeeded({ ways }: { ways: readonly string[] }) {
  if (ways.includes('totp')) return <p className={quiet()}>{words.stillApp}</p>
  return ways.includes('passkey') ? <p className={quiet()}>{words.stillPasskey}</p> : null
}

export function keptIn(form: FormData): NonNullable<BodyOf<typeof resetPassword>['keep']> {
  const names = [...form.keys()].filter((name) => name.startsWith(passkey))
  return { passkeys: names.map((name) => name.slice(passkey.length)), link: form.has(link) }
}

import { useState, type FormEvent } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import styles from '../email.module.css'
import { words } from '../../../../words/drafts.ts'

type Props = { total: number; at: number; onGo: (guest: number) => void }

/** Goes from guest to guest, or to one by its number. */
export function GuestWalk({ total, at, onGo }: Props) {
  const [typed, setTyped] = useState<string>()
  const go = (guest: number) => {
    setTyped(undefined)
    onGo(Math.min(total, Math.max(1, guest)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted > 0) go(wanted)
    else setTyped(undefined)
  }
  return (
    <form className={styles['walk']} onSubmit={submit} noValidate>
      <div>
        <Field
          label={words.proof.guest}
          name="guest"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={typed ?? String(at)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={submit}
        />
        <span>{words.proof.of({ total })}</span>
      </div>
      <div>
        <Button isBusy={at <= 1} onClick={() => go(at - 1)}>
          {words.proof.previous}
        </Button>
        <Button isBusy={at >= total} onClick={() => go(at + 1)}>
          {words.proof.next}
        </Button>
      </div>
    </form>
  )
}

import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { SecretField } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { words } from '../words/words.ts'
import styles from './kiosk.module.css'
import { goFullScreen } from './full-screen.ts'
import { isPin, pinLength } from './kiosk-lock.ts'
import type { Kiosk } from './use-kiosk.ts'

/** Gives the device to the guests. The PIN is typed twice, because a typo would lock the staff out as well. */
export function StartKiosk({ kiosk }: { kiosk: Kiosk }) {
  const { kiosk: said } = words
  const [problems, setProblems] = useState<{ pin?: string; again?: string; all?: string }>({})
  const [isBusy, setIsBusy] = useState(false)

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [pin, again] = [textOf(form.get('pin')), textOf(form.get('again'))]
    if (!isPin(pin)) return setProblems({ pin: said.pinProblem })
    if (pin !== again) return setProblems({ again: said.againProblem })
    setProblems({})
    goFullScreen()
    setIsBusy(true)
    const isKept = await kiosk.start(pin)
    setIsBusy(false)
    if (!isKept) setProblems({ all: said.noStorage })
  }

  return (
    <Disclosure summary={said.title}>
      {window.isSecureContext ? (
        <form className={styles['start']} onSubmit={(event) => void start(event)} noValidate>
          <p>{said.text}</p>
          <PinField label={said.pin} name="pin" hint={said.pinHint} problem={problems.pin} />
          <PinField label={said.again} name="again" problem={problems.again} />
          {problems.all && <Notice kind="bad" title={problems.all} isUrgent />}
          <Button type="submit" look="action" isBusy={isBusy}>
            {isBusy ? said.starting : said.start}
          </Button>
        </form>
      ) : (
        <div className={styles['start']}>
          <Notice kind="warn" title={said.insecure} />
        </div>
      )}
    </Disclosure>
  )
}

type PinProps = { label: string; name: string; hint?: string; problem: string | undefined }

export function PinField({ label, name, hint, problem }: PinProps) {
  return (
    <SecretField
      label={label}
      name={name}
      hint={hint}
      problems={problem === undefined ? undefined : [problem]}
      showLabel={words.kiosk.show}
      hideLabel={words.kiosk.hide}
      inputMode="numeric"
      autoComplete="off"
      maxLength={pinLength.max}
    />
  )
}

export function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim() : ''
}

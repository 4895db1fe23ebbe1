import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from '../later.module.css'
import { goFullScreen } from './full-screen.ts'
import { isPin } from './kiosk-lock.ts'
import { PinField, textOf } from './PinField.tsx'
import type { Kiosk } from './use-kiosk.ts'
import { words } from '../../../words/door-later.ts'

/** Gives the device to the guests. The PIN is typed twice, because a typo would lock the staff out as well. */
export function StartKiosk({ kiosk }: { kiosk: Kiosk }) {
  const [problems, setProblems] = useState<{ pin?: string; again?: string; all?: string }>({})
  const [isBusy, setIsBusy] = useState(false)

  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [pin, again] = [textOf(form.get('pin')), textOf(form.get('again'))]
    if (!isPin(pin)) return setProblems({ pin: words.startKiosk.pinProblem })
    if (pin !== again) return setProblems({ again: words.startKiosk.againProblem })
    setProblems({})
    goFullScreen()
    setIsBusy(true)
    const isKept = await kiosk.start(pin)
    setIsBusy(false)
    if (!isKept) setProblems({ all: words.startKiosk.noStorage })
  }

  return (
    <Disclosure summary={words.startKiosk.title}>
      {window.isSecureContext ? (
        <form className={styles['start']} onSubmit={(event) => void start(event)} noValidate>
          <p>{words.startKiosk.text}</p>
          <PinField label={words.kiosk.pin} name="pin" hint={words.startKiosk.pinHint} problem={problems.pin} />
          <PinField label={words.startKiosk.again} name="again" problem={problems.again} />
          {problems.all && <Notice kind="bad" title={problems.all} isUrgent />}
          <Button type="submit" look="action" isBusy={isBusy}>
            {isBusy ? words.startKiosk.starting : words.startKiosk.start}
          </Button>
        </form>
      ) : (
        <div className={styles['start']}>
          <Notice kind="warn" title={words.startKiosk.insecure} />
        </div>
      )}
    </Disclosure>
  )
}

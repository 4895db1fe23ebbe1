import { useEffect, useState, type FormEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { goFullScreen, leaveFullScreen } from './full-screen.ts'
import { waitOf } from './kiosk-lock.ts'
import styles from '../later.module.css'
import { PinField, textOf } from './PinField.tsx'
import type { Kiosk } from './use-kiosk.ts'
import { words } from '../../../words/door-later.ts'

/** The only control of a kiosk, for staff. */
export function LeaveButton({ kiosk }: { kiosk: Kiosk }) {
  return (
    <div className={styles['leave']}>
      <Button size="small" look="plain" onClick={() => kiosk.askPin(true)}>
        {words.kiosk.leave}
      </Button>
    </div>
  )
}

/** Fills the screen while a kiosk is on, and asks for the PIN. It stays mounted while the list loads. */
export function LeaveKiosk({ kiosk }: { kiosk: Kiosk }) {
  useEffect(() => {
    // After a reload, a browser allows full screen only after a touch.
    document.addEventListener('pointerup', goFullScreen)
    return () => {
      document.removeEventListener('pointerup', goFullScreen)
      leaveFullScreen()
    }
  }, [])
  return kiosk.isAskingPin && <AskPin kiosk={kiosk} onClose={() => kiosk.askPin(false)} />
}

function AskPin({ kiosk, onClose }: { kiosk: Kiosk; onClose: () => void }) {
  const { kiosk: said } = words
  const wait = useWait(kiosk)
  const [isBusy, setIsBusy] = useState(false)
  const [isWrong, setIsWrong] = useState(false)

  async function leave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || wait > 0) return
    const form = event.currentTarget
    setIsBusy(true)
    if (await kiosk.leave(textOf(new FormData(form).get('pin')))) return
    form.reset()
    setIsBusy(false)
    setIsWrong(true)
  }

  return (
    <Dialog title={said.leave} onClose={onClose}>
      <form className={styles['pin']} onSubmit={(event) => void leave(event)} noValidate>
        <p>{said.leaveText}</p>
        <PinField label={said.pin} name="pin" problem={problemOf(isWrong, wait)} />
        <DialogActions>
          <Button onClick={onClose}>{said.stay}</Button>
          <Button type="submit" look="action" isBusy={isBusy || wait > 0}>
            {isBusy ? said.leaving : said.leaveButton}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function problemOf(isWrong: boolean, waitSeconds: number): string | undefined {
  if (waitSeconds > 0) return words.kiosk.wait({ seconds: waitSeconds })
  return isWrong ? words.kiosk.wrong : undefined
}

/** The remaining seconds, counting down. */
function useWait({ lock }: Kiosk): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return lock ? Math.ceil(waitOf(lock, now) / 1000) : 0
}

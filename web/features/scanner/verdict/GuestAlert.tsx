import { useEffect, useId, useRef } from 'react'
import { UserText } from '../../../ui/UserText.tsx'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import { cardOf, type Scan } from '../door/scan-log.ts'
import styles from './guest-alert.module.css'
import { VerdictStage } from './VerdictStage.tsx'
import { words } from '../words/words.ts'

/** An admission with its alert. The door reads nothing until staff tap the button. */
export function GuestAlert({ scan, onGotIt }: { scan: Scan; onGotIt: () => void }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const card = cardOf(scan)

  useEffect(() => {
    const before = document.activeElement
    button.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  if (!card) return null
  return (
    <div role="alertdialog" aria-labelledby={`${id}-alert`} aria-describedby={`${id}-note`} className={styles['alert']}>
      <div className={styles['stripe']}>
        <VerdictSign mark={{ outline: 'triangle', sign: 'alert' }} size={44} />
        <div>
          <h2 id={`${id}-alert`}>
            <UserText text={card.alert} longest={100} />
          </h2>
          <p id={`${id}-note`}>
            <UserText text={card.note} longest={200} />
          </p>
        </div>
      </div>
      <VerdictStage scan={scan} isAlert />
      <button ref={button} type="button" onClick={onGotIt}>
        {words.card.gotIt}
      </button>
    </div>
  )
}

import { useEffect, useId, useRef } from 'react'
import { Unseen } from '../../../ui/Unseen.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import { cardOf, type Scan } from '../door/scan-log.ts'
import styles from './held-guest.module.css'
import { VerdictStage } from './VerdictStage.tsx'
import { wordsOf } from '../words/scan-words.ts'
import { words } from '../../../words/door.ts'

/** An admission with its alert. The door reads nothing until staff tap the button. */
export function GuestAlert({ scan, onGotIt }: { scan: Scan; onGotIt: () => void }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const card = cardOf(scan)
  const { title, name } = wordsOf(scan)

  useEffect(() => button.current?.focus(), [])

  if (!card) return null
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-alert`}
      aria-describedby={`${id}-who ${id}-note`}
      className={styles['alert']}
    >
      <VerdictStage
        scan={scan}
        alert={
          <div className={styles['stripe']} data-is-must>
            <VerdictSign mark={{ outline: 'triangle', sign: 'alert' }} size={44} />
            <div>
              <h2 id={`${id}-alert`}>
                <UserText text={card.alert} longest={100} />
              </h2>
              <span id={`${id}-who`}>
                <Unseen>
                  {title}. <UserText text={name} longest={120} />
                </Unseen>
              </span>
              <p id={`${id}-note`}>
                <UserText text={card.note} longest={200} />
              </p>
            </div>
          </div>
        }
      />
      <button ref={button} type="button" onClick={onGotIt}>
        {words.card.gotIt}
      </button>
    </div>
  )
}

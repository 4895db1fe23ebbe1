import { useEffect, useId, useRef } from 'react'
import { asksAgainMs, type Direction } from '../door/door-occasion.ts'
import { Fitted } from '../verdict/Fitted.tsx'
import { VerdictSign } from '../../../product/VerdictSign.tsx'
import styles from '../later.module.css'
import { words } from '../../../words/door.ts'

type Props = { direction: Direction; onTurn: (to: Direction) => void }

/**
 * After a while without a scan another person may hold the device. Nothing is read until that person chooses between
 * entries and exits.
 */
export function AskDirection({ direction, onTurn }: Props) {
  const id = useId()
  const answers = useRef<HTMLDivElement>(null)
  useEffect(() => answers.current?.querySelector('button')?.focus(), [])
  const other = direction === 'in' ? 'out' : 'in'
  return (
    <div role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-why`} className={styles['ask']}>
      <Fitted isNamed={false} className={styles['question']}>
        <h2 id={`${id}-title`} data-is-must>
          <VerdictSign mark={{ outline: 'diamond', sign: 'question' }} size={56} />
          {words.occasion.askTitle}
        </h2>
        <p id={`${id}-why`} data-is-must>
          {words.occasion.askText({ minutes: asksAgainMs / 60_000 })}
        </p>
      </Fitted>
      <div ref={answers} className={styles['answers']}>
        <button type="button" data-is-main onClick={() => onTurn(direction)}>
          {words.occasion[direction]}
        </button>
        <button type="button" onClick={() => onTurn(other)}>
          {words.occasion[other]}
        </button>
      </div>
    </div>
  )
}

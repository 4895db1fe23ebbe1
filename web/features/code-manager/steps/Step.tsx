import { type ReactNode, useState } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from '../code-manager.module.css'
import { words } from './words.ts'

type Props = {
  number: number
  title: string
  isDone: boolean
  /** The first step that can be done now. */
  isNext: boolean
  /** The step shows work under way, or its outcome. */
  isAtWork?: boolean
  /** The step that must come first. While it is unfinished, this step shows nothing else. */
  lock?: string | undefined
  children: ReactNode
}

/** The next step is open, and stays so once it is done. The others are one line each, and open on request. */
export function Step({ number, title, isDone, isNext, isAtWork = false, lock, children }: Props) {
  const [isOpen, setIsOpen] = useState(isNext)
  const [wasNext, setWasNext] = useState(isNext)
  if (isNext && !wasNext) {
    setWasNext(true)
    setIsOpen(true)
  }
  const canFold = lock === undefined && !isAtWork
  const isShown = isOpen || !canFold
  return (
    <li className={styles['step']}>
      <span
        className={styles['number']}
        data-is-done={isDone || undefined}
        data-is-next={isNext || undefined}
        aria-hidden="true"
      >
        {isDone ? <Icon name="check" size={18} /> : number}
      </span>
      <div className={styles['stepBody']}>
        <div className={styles['stepHead']}>
          <h3>
            {title} {isDone && <Badge kind="good">{words.done}</Badge>}
          </h3>
          {canFold && (
            <Button
              look="plain"
              size="small"
              aria-expanded={isShown}
              aria-label={isShown ? words.hideStep(number) : words.showStep(number)}
              onClick={() => setIsOpen(!isShown)}
            >
              <Icon name={isShown ? 'up' : 'down'} size={18} />
            </Button>
          )}
        </div>
        {isShown && (lock === undefined ? children : <p className={styles['quiet']}>{lock}</p>)}
      </div>
    </li>
  )
}

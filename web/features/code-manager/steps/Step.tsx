import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { inLine, quiet, stacked } from '../../../ui/layout.ts'
import styles from '../code-manager.module.css'
import { words } from '../../../words/manager.ts'

type Props = {
  number: number
  /** A link to it opens the step. */
  id: string
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
export function Step({ number, id, title, isDone, isNext, isAtWork = false, lock, children }: Props) {
  const [isOpen, setIsOpen] = useIsOpen(id, isNext)
  const canFold = lock === undefined && !isAtWork
  const isShown = isOpen || !canFold
  return (
    <li id={id} className={`${styles['step']} ${stacked(4)}`}>
      <span
        className={styles['number']}
        data-is-done={isDone || undefined}
        data-is-next={isNext || undefined}
        aria-hidden="true"
      >
        {isDone ? <Icon name="check" size={18} /> : number}
      </span>
      <div className={`${styles['stepBody']} ${stacked(3, 'start', 'fits')}`}>
        <div className={`${styles['stepHead']} ${inLine(3, 'between')}`}>
          <h3>
            {title} {isDone && <Badge kind="good">{words.steps.done}</Badge>}
          </h3>
          {canFold && (
            <Button
              look="plain"
              size="small"
              aria-expanded={isShown}
              aria-label={isShown ? words.steps.hideStep({ step: number }) : words.steps.showStep({ step: number })}
              onClick={() => setIsOpen(!isShown)}
            >
              <Icon name={isShown ? 'up' : 'down'} size={18} />
            </Button>
          )}
        </div>
        {isShown && (lock === undefined ? children : <p className={quiet()}>{lock}</p>)}
      </div>
    </li>
  )
}

/** Open from the start, or since the step became the next one or an address named it. */
function useIsOpen(id: string, isNext: boolean) {
  const { hash, key } = useLocation()
  const isNamed = hash === `#${id}`
  const [isOpen, setIsOpen] = useState(isNext || isNamed)
  const [wasNext, setWasNext] = useState(isNext)
  // Entries that the browser itself made all have one key.
  const visit = key + hash
  const [lastVisit, setLastVisit] = useState(visit)
  if (visit !== lastVisit) {
    setLastVisit(visit)
    if (isNamed) setIsOpen(true)
  }
  if (isNext && !wasNext) {
    setWasNext(true)
    setIsOpen(true)
  }
  return [isOpen, setIsOpen] as const
}

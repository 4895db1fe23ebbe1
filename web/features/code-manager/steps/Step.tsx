import type { ReactNode } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from '../code-manager.module.css'
import { words } from './words.ts'

type Props = {
  number: number
  title: string
  isDone: boolean
  /** The step that must come first. While it is unfinished, this step shows nothing else. */
  lock?: string | undefined
  children: ReactNode
}

export function Step({ number, title, isDone, lock, children }: Props) {
  return (
    <li className={styles['step']} data-is-locked={lock !== undefined || undefined}>
      <span className={styles['number']} data-is-done={isDone || undefined} aria-hidden="true">
        {isDone ? <Icon name="check" size={18} /> : number}
      </span>
      <div className={styles['stepBody']}>
        <h3>
          {title} {isDone && <Badge kind="good">{words.done}</Badge>}
        </h3>
        {lock === undefined ? children : <p className={styles['quiet']}>{lock}</p>}
      </div>
    </li>
  )
}

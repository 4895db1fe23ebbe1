import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './notice.module.css'
import { shownSentence } from './user-text.ts'

type Kind = 'good' | 'bad' | 'warn' | 'plain'

type Props = {
  kind: Kind
  title: string
  detail?: string | undefined
  /** Read out at once; for what the person has to know before going on. */
  isUrgent?: boolean
  children?: ReactNode
}

const icons: Record<Kind, IconName> = { good: 'check', bad: 'cross', warn: 'alert', plain: 'info' }

/** A sentence about the state of things, and the way on as its children. */
export function Notice({ kind, title, detail, isUrgent = false, children }: Props) {
  return (
    <div className={styles['notice']} data-kind={kind} role={isUrgent ? 'alert' : undefined}>
      <Icon name={icons[kind]} />
      <div className={styles['words']}>
        <p className={styles['title']}>{shownSentence(title)}</p>
        {detail && <p>{shownSentence(detail)}</p>}
        {children && <div className={styles['actions']}>{children}</div>}
      </div>
    </div>
  )
}

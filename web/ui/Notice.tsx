import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './field.module.css'
import { shownSentence } from '#domain/user-text.ts'

type Kind = 'good' | 'bad' | 'warn' | 'plain'

type Props = {
  kind: Kind
  title: string
  detail?: string | undefined
  /** Announced at once, for a message that the person must know before going on. */
  isUrgent?: boolean
  children?: ReactNode
}

const icons: Record<Kind, IconName> = { good: 'check', bad: 'cross', warn: 'alert', plain: 'info' }

/** A sentence about a state, with the next step as its children. */
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

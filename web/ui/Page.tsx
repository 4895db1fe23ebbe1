import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** An organiser's screen, with the usual width. */
export function Page({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${styles['page']} ${className}`}>{children}</div>
}

/** Heading and text on the left, actions on the right. */
export function PageHeader({ children }: { children: ReactNode }) {
  return <header className={styles['header']}>{children}</header>
}

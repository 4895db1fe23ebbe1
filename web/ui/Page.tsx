import type { ReactNode } from 'react'
import styles from './page.module.css'

/** A screen of an organiser, as wide as the product's pages are. */
export function Page({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${styles['page']} ${className}`}>{children}</div>
}

/** Heading and words on the left, what can be done on the right. */
export function PageHeader({ children }: { children: ReactNode }) {
  return <header className={styles['header']}>{children}</header>
}

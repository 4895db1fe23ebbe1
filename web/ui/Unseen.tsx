import type { ReactNode } from 'react'
import styles from './field.module.css'

/** Text for screen readers only. */
export function Unseen({ children, role }: { children: ReactNode; role?: 'status' | 'alert' }) {
  return (
    <span className={styles['unseen']} role={role}>
      {children}
    </span>
  )
}

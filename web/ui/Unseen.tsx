import type { ReactNode } from 'react'
import styles from './states.module.css'

/** Words that are read out and not shown. */
export function Unseen({ children, role }: { children: ReactNode; role?: 'status' | 'alert' }) {
  return (
    <span className={styles['unseen']} role={role}>
      {children}
    </span>
  )
}

import type { ReactNode } from 'react'
import styles from './shot.module.css'

/** The four yellow corners of the camera picture. */
export function Guides({ children }: { children: ReactNode }) {
  return <div className={styles['guides']}>{children}</div>
}

import { useState, type ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './Icon.tsx'

/** Details under a line that opens them. They are made when they are first opened, and not before. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className={styles['disclosure']}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true)
      }}
    >
      <summary>
        <span>{summary}</span>
        <Icon name="down" />
      </summary>
      {wasOpened && <div className={styles['inside']}>{children}</div>}
    </details>
  )
}

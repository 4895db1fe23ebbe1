import { useState, type ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './Icon.tsx'

/** Details that open with their heading line. They are rendered when first opened. */
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

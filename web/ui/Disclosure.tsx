import { useState, type ReactNode } from 'react'
import styles from './parts.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  summary: string
  /** Open from the start. */
  isOpen?: boolean
  children: ReactNode
}

/** Details that open with their heading line. They are rendered when first opened. */
export function Disclosure({ summary, isOpen = false, children }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  return (
    <details
      className={styles['disclosure']}
      open={isOpen}
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

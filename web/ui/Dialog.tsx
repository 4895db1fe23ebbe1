import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'

type Props = { title: ReactNode; onClose: () => void; children: ReactNode; role?: 'alertdialog'; width?: 'wide' }

/** A modal dialog. Mounted means open; Escape and a click outside close it. Everything else on the page is inert meanwhile. */
export function Dialog({ title, onClose, children, role, width }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      role={role}
      className={styles['dialog']}
      data-width={width}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles['inside']}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>
}

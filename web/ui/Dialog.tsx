import styles from './menu.module.css'
import { useId, useRef, type MouseEvent, type ReactNode, useEffect, type RefObject } from 'react'
import { takeMessages } from './message-place.ts'

type Props = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  role?: 'alertdialog'
  width?: 'wide'
  /** The id of what is read out behind the title. */
  describedBy?: string
}

/**
 * A modal dialog. Mounted means open; Escape and a press outside close it, except for a question, which waits for its answer.
 * The rest of the page is inert and does not scroll.
 */
export function Dialog({ title, onClose, children, role, width, describedBy }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useModal(dialog)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      role={role}
      className={styles['dialog']}
      data-width={width}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Browsers close it on their own when Escape is pressed repeatedly.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      onMouseDown={(event) => {
        if (role === undefined && isOutside(event)) onClose()
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

/**
 * For the browser, a click behind the dialog has the dialog as its target. A click on the dialog's scrollbar has it
 * too.
 */
export function isOutside({ target, currentTarget, button, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget || button !== 0) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Opens a dialog as modal while it is mounted: the rest of the page is inert, and the focus returns to its opener. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen = true): void {
  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    const opener = document.activeElement
    keepPlaceOfScrollbar()
    element.showModal()
    const giveMessagesBack = takeMessages(element)
    return () => {
      giveMessagesBack()
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [dialog, isOpen])
}

/** The page behind does not move while a dialog is open, not even by the width of the vanishing scrollbar. */
function keepPlaceOfScrollbar() {
  const root = document.documentElement
  root.toggleAttribute('data-has-scrollbar', window.innerWidth > root.clientWidth)
}

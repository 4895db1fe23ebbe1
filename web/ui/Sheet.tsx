import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isOutside } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import styles from './sheet.module.css'
import { useDragDown } from './use-drag-down.ts'
import { useModal } from './use-modal.ts'

type Props = {
  title: string
  closeLabel: string
  /** A closed sheet stays in the page, so that its opened parts are still open the next time. */
  isOpen: boolean
  onClose: () => void
  /** A sheet that asks for one thing begins in its field; any other at its title. */
  beginsAt?: 'title' | 'field'
  onKeyDown?: (event: KeyboardEvent) => void
  /** Fixed below the part that scrolls, where a thumb reaches it. */
  foot?: ReactNode
  children: ReactNode
}

/**
 * A panel from the bottom edge of a phone, or from the side of a larger screen. It closes by its button, by Escape, by a press
 * outside, and by a drag down.
 */
export function Sheet({ title, closeLabel, isOpen, onClose, beginsAt = 'title', onKeyDown, foot, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const drag = useDragDown(dialog, onClose)
  useModal(dialog, isOpen)

  useEffect(() => {
    if (isOpen) dialog.current?.querySelector<HTMLElement>(beginsAt === 'field' ? 'input' : 'h2')?.focus()
  }, [isOpen, beginsAt])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles['sheet']}
      data-theme="dark"
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // A dialog inside this one says it here as well.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && isOpen && !currentTarget.open) onClose()
      }}
      onMouseDown={(event) => isOutside(event) && onClose()}
    >
      <div className={styles['inside']}>
        <header className={styles['head']} {...drag}>
          <i aria-hidden="true" />
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="cross" size={22} />
          </button>
        </header>
        <div className={styles['content']}>{children}</div>
        {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
      </div>
    </dialog>
  )
}

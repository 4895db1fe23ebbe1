import styles from './sheet.module.css'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type PointerEvent, type RefObject } from 'react'
import { isOutside, useModal } from './Dialog.tsx'
import { Icon } from './Icon.tsx'

/** A shorter drag springs back. */
const closesAfterPx = 96

/** Handlers for the head of a sheet: it follows the finger down, and closes when it was drawn far enough. */
function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<number>(undefined)

  function moveTo(pixels: number | undefined) {
    const style = sheet.current?.style
    if (pixels === undefined) style?.removeProperty('translate')
    else style?.setProperty('translate', `0 ${pixels}px`)
  }

  function end(event: PointerEvent, isDone: boolean) {
    if (from.current === undefined) return
    const drawn = event.clientY - from.current
    from.current = undefined
    moveTo(undefined)
    if (isDone && drawn > closesAfterPx) onClose()
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (from.current !== undefined) moveTo(Math.max(0, event.clientY - from.current))
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}

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

  const atFoot = foot !== undefined && <div className={styles['foot']}>{foot}</div>

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
        <div className={styles['head']} {...drag}>
          <i aria-hidden="true" />
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="cross" size={22} />
          </button>
        </div>
        {/* What is found by a field comes after it, for those who listen. Its place is given by the style. */}
        {beginsAt === 'field' && atFoot}
        <div className={styles['content']}>{children}</div>
        {beginsAt === 'title' && atFoot}
      </div>
    </dialog>
  )
}

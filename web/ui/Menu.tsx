import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from './Icon.tsx'
import { itemAfterKey } from './item-after-key.ts'
import styles from './menu.module.css'
import { UserText } from './UserText.tsx'

type Props = {
  label: string
  /** Shows only three dots; screen readers read the label. */
  isIconOnly?: boolean
  /** Shown on the button in place of the label. It has the words of the button's name. */
  face?: ReactNode
  place?: 'below' | 'above'
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens a short list of links and buttons beside it. Tab and the arrow keys move through it. It closes on
 * Escape, on a click on the backdrop, and when the focus moves elsewhere.
 */
export function Menu({ label, isIconOnly = false, face, place = 'below', children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const items = useRef<HTMLDivElement>(null)
  const toButton = () => button.current?.focus()
  useEscape(isOpen, () => {
    setIsOpen(false)
    toButton()
  })

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (!isOpen && !isArrow) return
    const found = [...(items.current?.children ?? [])].filter((item) => item instanceof HTMLElement)
    const next = itemAfterKey(
      event.key,
      found.findIndex((item) => item === document.activeElement),
      found.map((item) => item.textContent),
    )
    if (next === undefined) return
    event.preventDefault()
    // A hidden element cannot get the focus.
    if (!isOpen) flushSync(() => setIsOpen(true))
    found[next]?.focus()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the controls inside it
    <div className={styles['menu']} data-open={isOpen || undefined} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isIconOnly ? label : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {face ?? (
          <>
            {!isIconOnly && (
              <span>
                <UserText text={label} longest={60} />
              </span>
            )}
            <Icon name={isIconOnly ? 'more' : 'down'} />
          </>
        )}
      </button>
      {isOpen && <div className={styles['dim']} onClick={() => setIsOpen(false)} aria-hidden="true" />}
      {/* A dialog that an item opens returns the focus to the item, which is hidden then. So the button gets it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div ref={items} id={id} className={styles['items']} data-place={place} hidden={!isOpen} onClick={toButton}>
        {children(() => setIsOpen(false))}
      </div>
    </div>
  )
}

function useEscape(isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './menu.module.css'
import { UserText } from './UserText.tsx'

type Props = {
  label: string
  /** Shows only three dots; the label is read out. */
  isIconOnly?: boolean
  children: (close: () => void) => ReactNode
}

/** A button that opens a short list of links and buttons under it. A click on the dim layer or Escape closes it. */
export function Menu({ label, isIconOnly = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  return (
    <div className={styles['menu']} data-open={isOpen || undefined}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isIconOnly ? label : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {!isIconOnly && (
          <span>
            <UserText text={label} longest={60} />
          </span>
        )}
        <Icon name={isIconOnly ? 'more' : 'down'} />
      </button>
      {isOpen && <div className={styles['dim']} onClick={() => setIsOpen(false)} aria-hidden="true" />}
      <div id={id} className={styles['items']} hidden={!isOpen}>
        {children(() => setIsOpen(false))}
      </div>
    </div>
  )
}

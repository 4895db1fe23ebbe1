import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toastMs } from '#contract/limits.ts'
import { Icon } from './Icon.tsx'
import { onMessagePlace, readMessagePlace } from './message-place.ts'
import { dismissToast, onToasts, readToasts, type Toast } from './toast-list.ts'
import styles from './toasts.module.css'
import { shownSentence } from './user-text.ts'

/** The corner in which toasts appear: there from the start, since a live region that arrives with its words is not read out. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, readToasts, readToasts)
  const place = useSyncExternalStore(onMessagePlace, readMessagePlace, readMessagePlace)
  const corner = (
    <div className={styles['corner']} role="status" aria-label="Messages">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  )
  return place ? createPortal(corner, place) : corner
}

/** Its time stands still while the pointer or the focus is on it (WCAG 2.2.1). */
function ToastLine({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(toast.id), toastMs)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id])

  return (
    <div
      className={styles['toast']}
      data-kind={toast.kind}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={toast.kind === 'good' ? 'check' : 'cross'} />
      <p>{shownSentence(toast.text)}</p>
      <button type="button" aria-label="Dismiss message" onClick={() => dismissToast(toast.id)}>
        <Icon name="cross" size={16} />
      </button>
    </div>
  )
}

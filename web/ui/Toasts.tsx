import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './Icon.tsx'
import { onMessagePlace, readMessagePlace } from './message-place.ts'
import { dismissToast, holdToast, onToasts, readToasts, releaseToast, type Toast } from './toast-list.ts'
import styles from './field.module.css'
import { useSpoken } from './spoken.ts'
import { shownSentence } from '#domain/user-text.ts'
import { words } from '../words/ui.ts'

/**
 * The corner for toasts. It exists from the start, because a live region that is added with its text is not announced.
 */
export function Toasts() {
  useSpoken()
  const toasts = useSyncExternalStore(onToasts, readToasts, readToasts)
  const place = useSyncExternalStore(onMessagePlace, readMessagePlace, readMessagePlace)
  const corner = (
    <div className={styles['corner']} role="status" aria-label={words.messages}>
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  )
  return place ? createPortal(corner, place) : corner
}

/** The countdown pauses under the pointer or the focus (WCAG 2.2.1). */
function ToastLine({ toast }: { toast: Toast }) {
  const hold = () => holdToast(toast.id)
  const release = () => releaseToast(toast.id)
  // A dialog that opens renders the message again inside it. The pointer is not over that copy, so its countdown
  // continues.
  useEffect(() => {
    releaseToast(toast.id)
    return () => releaseToast(toast.id)
  }, [toast.id])

  return (
    <div
      className={styles['toast']}
      data-kind={toast.kind}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={toast.kind === 'good' ? 'check' : 'cross'} />
      <p>{shownSentence(toast.text)}</p>
      <button type="button" aria-label={words.dismiss} onClick={() => dismissToast(toast.id)}>
        <Icon name="cross" size={16} />
      </button>
    </div>
  )
}

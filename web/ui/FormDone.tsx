import { Notice } from './Notice.tsx'
import styles from './field.module.css'

/**
 * The result of a form, above its button. The element exists from the start, so that screen readers announce its text.
 */
export function FormDone({ message }: { message: string | undefined }) {
  return (
    <div role="status" className={styles['done']}>
      {message && <Notice kind="good" title={message} />}
    </div>
  )
}

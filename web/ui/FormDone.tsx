import { Notice } from './Notice.tsx'
import styles from './states.module.css'

/** What a form has done, above its button. Its place is there from the start, so that the words are read out. */
export function FormDone({ message }: { message: string | undefined }) {
  return (
    <div role="status" className={styles['done']}>
      {message && <Notice kind="good" title={message} />}
    </div>
  )
}

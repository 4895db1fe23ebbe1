import { Notice } from './Notice.tsx'
import styles from './field.module.css'

type Declined = { message: string; details: string | undefined; fields: Readonly<Record<string, string[]>> }

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

/** The error of a form, above its button. Errors under a field are not repeated. */
export function FormProblem({ declined }: { declined: Declined | undefined }) {
  if (!declined) return null
  const { message, details, fields } = declined
  const isSaid = Object.values(fields).some(([first]) => first === message)
  const sentences = isSaid ? [details] : [message, details]
  const [title, detail] = sentences.filter((sentence) => sentence !== undefined)
  return title === undefined ? null : <Notice kind="bad" title={title} detail={detail} isUrgent />
}

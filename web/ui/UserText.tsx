import { shownText } from '#domain/user-text.ts'
import styles from './parts.module.css'

/**
 * A user's text, such as a name, address, label or value. It is isolated from our words, has its own direction, and
 * breaks anywhere instead of overflowing.
 */
export function UserText({ text, longest }: { text: string; longest?: number }) {
  return <bdi className={styles['text']}>{shownText(text, longest)}</bdi>
}

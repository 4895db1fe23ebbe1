import { shownText } from './user-text.ts'
import styles from './user-text.module.css'

/**
 * A user's text, such as a name, address, label or value: isolated from our words, in its own direction, and broken anywhere
 * rather than overflowing.
 */
export function UserText({ text, longest }: { text: string; longest?: number }) {
  return <bdi className={styles['text']}>{shownText(text, longest)}</bdi>
}

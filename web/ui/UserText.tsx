import { shownText } from './user-text.ts'
import styles from './user-text.module.css'

/**
 * A name, an address, a label or a value that somebody else made: set apart from the words around it, in its own
 * direction, and broken anywhere rather than wider than its place.
 */
export function UserText({ text, longest }: { text: string; longest?: number }) {
  return <bdi className={styles['text']}>{shownText(text, longest)}</bdi>
}

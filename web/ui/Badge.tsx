import styles from './parts.module.css'

/** A state in one or two words; the colour only repeats it. */
export function Badge({ kind, children }: { kind: 'good' | 'bad' | 'warn' | 'plain'; children: string }) {
  return (
    <span className={styles['badge']} data-kind={kind}>
      {children}
    </span>
  )
}

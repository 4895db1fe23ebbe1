import styles from './parts.module.css'

type Props = { label: string; isOn: boolean; isNarrow?: boolean; onChoose: () => void }

/** One of a few choices that are all in view. `isNarrow`: a single letter. */
export function Choice({ label, isOn, isNarrow, onChoose }: Props) {
  return (
    <button
      type="button"
      className={styles['choice']}
      data-is-narrow={isNarrow || undefined}
      aria-pressed={isOn}
      onClick={onChoose}
    >
      {label}
    </button>
  )
}

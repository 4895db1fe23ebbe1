import { words } from '../../../words/night.ts'
import styles from '../home/tabs.module.css'

/** Describes the figures that appear after the first scan, over the faint curve of a night. */
export function NoResults() {
  return (
    <div className={styles['results']}>
      <svg viewBox="0 0 600 160" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 158C90 156 130 150 180 112S260 44 330 30 470 16 600 12V160H0z" />
        <path
          d="M0 158C90 156 130 150 180 112S260 44 330 30 470 16 600 12"
          fill="none"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div>
        <p>
          <strong>{words.activity.none}</strong>
        </p>
        <p>{words.activity.noneText}</p>
      </div>
    </div>
  )
}

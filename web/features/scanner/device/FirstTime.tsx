import { VerdictSign } from '../../../product/VerdictSign.tsx'
import { firstTimeWords as words } from '../words/first-time-words.ts'
import styles from './first-time.module.css'

/** Three cards beside each other, which a finger or the arrow keys move: aim, read, and go on without a network. */
export function FirstTime() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
    <div role="region" className={styles['cards']} aria-label={words.title} tabIndex={0}>
      <div>
        <h2>{words.aim}</h2>
        <i className={styles['corners']} aria-hidden="true" />
        <p>{words.aimText}</p>
      </div>
      <div>
        <h2>{words.read}</h2>
        <p data-kind="in">
          <VerdictSign mark={{ outline: 'circle', sign: 'tick' }} size={34} /> {words.letIn}
        </p>
        <p data-kind="stop">
          <VerdictSign mark={{ outline: 'octagon', sign: 'again' }} size={34} /> {words.stop}
        </p>
        <p data-kind="ask">
          <VerdictSign mark={{ outline: 'diamond', sign: 'question' }} size={34} /> {words.answer}
        </p>
      </div>
      <div>
        <h2>{words.away}</h2>
        <p data-kind="saved">
          <VerdictSign mark={{ outline: 'broken-circle', sign: 'tick' }} size={34} /> {words.letIn}
        </p>
        <p>{words.awayText}</p>
      </div>
    </div>
  )
}

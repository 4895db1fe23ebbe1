import { VerdictSign } from '../../../product/VerdictSign.tsx'
import styles from '../door.module.css'
import { words } from '../../../words/door.ts'

/** Three cards beside each other, which a finger or the arrow keys move: aim, read, and go on without a network. */
export function FirstTime() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
    <div role="region" className={styles['cards']} aria-label={words.firstTime.title} tabIndex={0}>
      <div>
        <h2>{words.firstTime.aim}</h2>
        <i className={styles['corners']} aria-hidden="true" />
        <p>{words.firstTime.aimText}</p>
      </div>
      <div>
        <h2>{words.firstTime.read}</h2>
        <p data-kind="in">
          <VerdictSign mark={{ outline: 'circle', sign: 'tick' }} size={34} /> {words.firstTime.letIn}
        </p>
        <p data-kind="stop">
          <VerdictSign mark={{ outline: 'octagon', sign: 'again' }} size={34} /> {words.firstTime.stop}
        </p>
        <p data-kind="ask">
          <VerdictSign mark={{ outline: 'diamond', sign: 'question' }} size={34} /> {words.firstTime.answer}
        </p>
      </div>
      <div>
        <h2>{words.firstTime.away}</h2>
        {/* The sentence below says it whole. */}
        <p data-kind="saved" aria-hidden="true">
          <VerdictSign mark={{ outline: 'broken-circle', sign: 'tick' }} size={34} /> {words.firstTime.letIn}
        </p>
        <p>{words.firstTime.awayText}</p>
      </div>
    </div>
  )
}

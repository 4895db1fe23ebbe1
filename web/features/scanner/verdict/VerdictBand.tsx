import { useIsSlow } from '../../../ui/use-is-slow.ts'
import { shownSentence } from '../../../ui/user-text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { colourOf, isLetIn, type Scan } from '../door/scan-log.ts'
import { wordsOf } from '../words/scan-words.ts'
import { markOf } from './verdict-mark.ts'
import colours from './result-colour.module.css'
import styles from './verdict.module.css'
import { VerdictSign } from './VerdictSign.tsx'
import { words } from '../words/words.ts'

/** Large letters: staff must not have to scroll on a phone. */
const longestName = 120

/**
 * What became of the last scan, large, until the next one is decided. The live region is there from the start and is read
 * out whole; colour, sign and words say the same.
 */
export function VerdictBand({ shown, newest }: { shown: Scan | undefined; newest: Scan | undefined }) {
  const pending = newest?.state === 'checking' ? newest : undefined
  return (
    <div className={styles['band']}>
      <div aria-live="assertive" aria-atomic="true">
        {shown && <Verdict scan={shown} />}
      </div>
      {!shown && !pending && <p className={styles['aim']}>{words.aim}</p>}
      {pending && <Pending key={pending.id} isRetrying={pending.isRetrying} />}
    </div>
  )
}

function Verdict({ scan }: { scan: Scan }) {
  const { title, name, detail, count, note } = wordsOf(scan)
  return (
    <div
      className={`${styles['verdict']} ${colours['result']}`}
      data-colour={colourOf(scan)}
      data-is-accepted={isLetIn(scan)}
      data-is-saved={scan.state === 'saved' || undefined}
    >
      <VerdictSign mark={markOf(scan)} size={64} />
      <div>
        <p className={styles['title']}>{title}</p>
        <p className={styles['name']}>
          <UserText text={name} longest={longestName} />
        </p>
        <p>{shownSentence([count, detail].filter(Boolean).join(' · '))}</p>
        {note && <p className={styles['note']}>{note}</p>}
      </div>
    </div>
  )
}

function Pending({ isRetrying }: { isRetrying: boolean }) {
  const isSlow = useIsSlow(true)
  return (
    <p className={styles['pending']} role="status">
      {isRetrying ? words.retrying : isSlow ? words.slow : words.checking}
    </p>
  )
}

import { shownSentence } from '../../../ui/user-text.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import { kindOf, wordsOf } from '../words/scan-words.ts'
import { saidOf } from '../words/card-words.ts'
import { cardOf, type Scan } from '../door/scan-log.ts'
import { words } from '../words/words.ts'

/**
 * The last verdict in words, read out once: a refusal at once, an admission after what is being read. It stays, so that it can be
 * read again when its large form is gone.
 */
export function Announcer({ scan }: { scan: Scan | undefined }) {
  const isIn = scan !== undefined && kindOf(scan) !== 'refused'
  const said = scan && sentencesOf(scan)
  return (
    <section aria-label={words.screen.lastResult}>
      <Unseen>
        <span aria-live="assertive" aria-atomic="true">
          {!isIn && said}
        </span>
        <span aria-live="polite" aria-atomic="true">
          {isIn && said}
        </span>
      </Unseen>
    </section>
  )
}

function sentencesOf(scan: Scan): string {
  const { title, name, count, detail, more, note, unreached } = wordsOf(scan)
  const parts = [title, name, ...saidOf(cardOf(scan)), count, detail, more, unreached, note].filter(
    (part) => part !== '',
  )
  return shownSentence(parts.map((part) => part.replace(/\.$/, '')).join('. ')) + '.'
}

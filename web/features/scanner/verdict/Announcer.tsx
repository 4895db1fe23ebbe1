import { useEffect, useState } from 'react'
import { shownSentence } from '#domain/user-text.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import { kindOf, wordsOf, saidOf } from '../words/scan-words.ts'
import { cardOf, type Scan } from '../door/scan-log.ts'
import { words } from '../../../words/door.ts'

type Said = { id: string | undefined; said: string | undefined; isIn: boolean }
const nothing: Said = { id: undefined, said: undefined, isIn: false }

/** Whether a sheet or a question is still open. */
const looksEveryMs = 100

/**
 * The last verdict in words, read out once: a refusal at once, an admission after what is being read. It stays, so that it can be
 * read again when its large form is gone. It waits for an open sheet, because nothing behind one is read out.
 */
export function Announcer({ scan }: { scan: Scan | undefined }) {
  const [{ id, said, isIn }, setNow] = useState<Said>(nothing)
  const idNow = scan?.id
  const isInNow = scan !== undefined && kindOf(scan) !== 'refused'
  const saidNow = scan && sentencesOf(scan)
  useEffect(() => {
    const say = () => {
      if (document.querySelector('dialog[open]')) timer = setTimeout(say, looksEveryMs)
      else setNow({ id: idNow, said: saidNow, isIn: isInNow })
    }
    let timer = setTimeout(say)
    return () => clearTimeout(timer)
  }, [idNow, saidNow, isInNow])
  // Another scan with the same words is said again.
  const sentences = said && <span key={id}>{said}</span>
  return (
    <section aria-label={words.screen.lastResult}>
      <Unseen>
        <span aria-live="assertive" aria-atomic="true">
          {!isIn && sentences}
        </span>
        <span aria-live="polite" aria-atomic="true">
          {isIn && sentences}
        </span>
      </Unseen>
    </section>
  )
}

function sentencesOf(scan: Scan): string {
  const { title, name, email, count, detail, more, note, unreached } = wordsOf(scan)
  const parts = [title, name, email, ...saidOf(cardOf(scan)), count, detail, more, unreached, note].filter(
    (part) => part !== '',
  )
  return shownSentence(parts.map((part) => part.replace(/\.$/, '')).join('. ')) + '.'
}

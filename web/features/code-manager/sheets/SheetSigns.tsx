import { VerdictSign } from '../../../product/VerdictSign.tsx'
import type { SheetWords } from '#words/en/sheet.ts'
import type { VerdictMark } from '../../../product/verdict-shapes.ts'
import styles from './sheet.module.css'

type Name = keyof SheetWords['signs']

const marks: Record<Name, VerdictMark> = {
  in: { outline: 'circle', sign: 'tick' },
  out: { outline: 'frame', sign: 'leave' },
  stop: { outline: 'octagon', sign: 'again' },
  ask: { outline: 'diamond', sign: 'question' },
  saved: { outline: 'broken-circle', sign: 'tick' },
}

/** The door's own signs. Their shapes differ, so they are clear without colour. */
export function SheetSigns({ words, isExit }: { words: SheetWords; isExit: boolean }) {
  const names: Name[] = [isExit ? 'out' : 'in', 'stop', 'ask', 'saved']
  return (
    <ul role="list" aria-label={words.signsLabel} className={styles['signs']}>
      {names.map((name) => {
        const { what, how } = words.signs[name]
        return (
          <li key={name}>
            <span data-kind={name}>
              <VerdictSign mark={marks[name]} size={48} />
            </span>
            <p>
              <strong>{what}</strong>
              {how}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

import { Glyph } from '../../ui/Glyph.tsx'
import { shownText } from '#domain/user-text.ts'
import { quiet, stacked } from '../../ui/layout.ts'
import styles from './finder.module.css'
import type { Group, Line } from './line.ts'
import { piecesOf } from './match.ts'
import { shapes } from './shapes.ts'
import { words as finderWords } from '../../words/finder.ts'

type Props = {
  id: string
  groups: readonly Group[]
  chosen: Line | undefined
  words: readonly string[]
  optionId: (line: Line) => string
  onChoose: (line: Line) => void
  onRun: (line: Line) => void
}

/** The lines that match, in their groups. The focus stays in the field above. */
export function Lines({ id, groups, chosen, words, optionId, onChoose, onRun }: Props) {
  return (
    <div id={`${id}-lines`} className={styles['lines']} role="listbox" aria-label={finderWords.search.results}>
      {groups.map(({ name, lines }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} className={`${styles['group']} ${quiet(1)}`} role="presentation">
            {finderWords.search.groups[name]}
          </p>
          {lines.map((line) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox hears the keys
            <div
              key={line.id}
              id={optionId(line)}
              className={`${styles['line']} ${stacked(3)}`}
              role="option"
              aria-selected={line === chosen}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => line !== chosen && onChoose(line)}
              onClick={() => onRun(line)}
            >
              <Glyph path={shapes[line.shape]} size={20} />
              <span className={styles['words']}>
                <Marked text={shownText(line.title, 80)} words={words} isStrong />{' '}
                <Marked text={shownText(line.detail, 120)} words={words} />
              </span>
              {line === chosen && <kbd aria-hidden="true">{finderWords.search.enterKey}</kbd>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function Marked({ text, words, isStrong = false }: { text: string; words: readonly string[]; isStrong?: boolean }) {
  return (
    <bdi className={isStrong ? styles['title'] : undefined}>
      {piecesOf(text, words).map(({ text: piece, isMarked }, place) =>
        // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text have no other name
        isMarked ? <mark key={place}>{piece}</mark> : piece,
      )}
    </bdi>
  )
}

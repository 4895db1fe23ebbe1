import { UndoQuestion as Question } from '../../../product/undo/UndoQuestion.tsx'
import { isolated } from '#domain/user-text.ts'
import { countingOf, isExit, type Scan } from '../door/scan-log.ts'
import { lineOf } from '../words/scan-words.ts'
import { words } from '../../../words/door-later.ts'

const longestName = 80

type Props = { scan: Scan; onUndo: (scanId: string) => Promise<void>; onClose: () => void }

/** It has the colours of a dialog, and not those of the verdict behind it. A party is taken back person by person, the first scan last. */
export function UndoQuestion({ scan, onUndo, onClose }: Props) {
  // Of two guests without a name, staff must know which one.
  const { email, name } = lineOf(scan)
  return (
    <div data-theme="dark">
      <Question
        words={words.undo}
        name={isolated(email || name, longestName)}
        isExit={isExit(scan)}
        scanIds={countingOf(scan)}
        onUndo={onUndo}
        onClose={onClose}
      />
    </div>
  )
}

import { wordsFor } from '../../../api/declined.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { isolated } from '../../../ui/user-text.ts'
import { isExit, type Scan } from '../door/scan-log.ts'
import { lineOf } from '../words/scan-words.ts'
import { occasionWords } from '../words/occasion-words.ts'
import { words } from '../words/words.ts'

const longestName = 80

type Props = { scan: Scan; onUndo: (scanId: string) => Promise<void>; onClose: () => void }

/** Asks before a check-in is taken back. It has the colours of a dialog, and not those of the verdict behind it. */
export function UndoQuestion({ scan, onUndo, onClose }: Props) {
  const name = isolated(lineOf(scan).name, longestName)
  const said = isExit(scan) ? occasionWords : words
  return (
    <div data-theme="dark">
      <ConfirmDialog
        title={words.undo}
        question={said.undoQuestion(name)}
        confirmLabel={said.undoConfirm}
        busyLabel={words.undoBusy}
        look="danger"
        onConfirm={() => onUndo(scan.id)}
        explain={explainUndo}
        onClose={onClose}
      />
    </div>
  )
}

const explainUndo = (error: unknown) => wordsFor(error, words.undoFailed, words.undoLost)

import { useState } from 'react'
import { wordsFor } from '../../../api/declined.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { isolated } from '../../../ui/user-text.ts'
import { countingOf, isExit, type Scan } from '../door/scan-log.ts'
import { Choice } from '../shapes/Choice.tsx'
import { lineOf } from '../words/scan-words.ts'
import styles from './undo-question.module.css'
import { words } from '../words/later-words.ts'

const longestName = 80

type Props = { scan: Scan; onUndo: (scanId: string) => Promise<void>; onClose: () => void }

/** Asks before a check-in is taken back. It has the colours of a dialog, and not those of the verdict behind it. */
export function UndoQuestion({ scan, onUndo, onClose }: Props) {
  const name = isolated(lineOf(scan).name, longestName)
  const said = isExit(scan) ? words.undo.ofExit : words.undo.ofEntry
  const [isAll, setIsAll] = useState(false)
  // A party is taken back person by person, the first scan last.
  const people = countingOf(scan)

  async function undo() {
    for (const scanId of isAll ? people : people.slice(0, 1)) await onUndo(scanId)
  }

  return (
    <div data-theme="dark">
      <ConfirmDialog
        title={words.undo.title}
        question={said.question(name)}
        confirmLabel={said.confirm}
        busyLabel={words.undo.busy}
        look="danger"
        onConfirm={undo}
        explain={explainUndo}
        onClose={onClose}
      >
        {people.length > 1 && (
          <fieldset className={styles['people']}>
            <legend>{words.undo.howMany}</legend>
            <Choice label={words.undo.one} isOn={!isAll} onChoose={() => setIsAll(false)} />
            <Choice label={words.undo.all(people.length)} isOn={isAll} onChoose={() => setIsAll(true)} />
          </fieldset>
        )}
      </ConfirmDialog>
    </div>
  )
}

const explainUndo = (error: unknown) => wordsFor(error, words.undo.failed, words.undo.lost)

import { useState } from 'react'
import type { undo } from '#words/en/asked.ts'
import type { Spoken } from '#words/spoken.ts'
import { wordsFor } from '../../api/declined.ts'
import { Choice } from '../../ui/Choice.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { inRows } from '../../ui/layout.ts'
import styles from '../product.module.css'

type Props = {
  words: Spoken<typeof undo>
  name: string
  isExit: boolean
  /** The scans that still count: several for a party, and the first one for one person. */
  scanIds: readonly string[]
  onUndo: (scanId: string) => Promise<unknown>
  onClose: () => void
}

/** Asks before a scan is undone, and for a party whether one person or all. */
export function UndoQuestion({ words, name, isExit, scanIds, onUndo, onClose }: Props) {
  const said = isExit ? words.ofExit : words.ofEntry
  const [isAll, setIsAll] = useState(false)

  async function undo() {
    for (const scanId of isAll ? scanIds : scanIds.slice(0, 1)) await onUndo(scanId)
  }

  return (
    <ConfirmDialog
      title={words.title}
      question={said.question({ name })}
      confirmLabel={said.confirm}
      busyLabel={words.busy}
      look="danger"
      onConfirm={undo}
      explain={(error) => wordsFor(error, words.failed, words.lost)}
      onClose={onClose}
    >
      {scanIds.length > 1 && (
        <fieldset className={`${styles['people']} ${inRows(2)}`}>
          <legend>{words.howMany}</legend>
          <Choice label={words.one} isOn={!isAll} onChoose={() => setIsAll(false)} />
          <Choice label={words.all({ count: scanIds.length })} isOn={isAll} onChoose={() => setIsAll(true)} />
        </fieldset>
      )}
    </ConfirmDialog>
  )
}

import { useState } from 'react'
import { maxScansLimit } from '#contract/limits.ts'
import { textOf } from '../../../../api/use-form-call.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { words } from '../../../../words/guests.ts'
import type { ChangeKind } from './use-bulk.ts'
import { stacked } from '../../../../ui/layout.ts'

type Props = {
  kind: ChangeKind
  count: number
  onAnswer: (kind: ChangeKind, max?: number) => void
  onClose: () => void
}

/** Asks before many guests are changed, and for the maximum. */
export function BulkQuestion({ kind, count, onAnswer, onClose }: Props) {
  if (kind === 'max') return <MaxQuestion count={count} onAnswer={onAnswer} onClose={onClose} />
  const isBlock = kind === 'block'
  return (
    <Dialog
      title={isBlock ? words.bulk.blockTitle({ guests: count }) : words.bulk.unblockTitle({ guests: count })}
      role="alertdialog"
      onClose={onClose}
    >
      <p>{isBlock ? words.bulk.blockQuestion : words.bulk.unblockQuestion}</p>
      <DialogActions>
        <Button onClick={onClose}>{words.bulk.cancel}</Button>
        <Button
          look={isBlock ? 'danger' : 'action'}
          onClick={() => {
            onAnswer(kind)
            onClose()
          }}
        >
          {isBlock ? words.bulk.block : words.bulk.unblock}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function MaxQuestion({ count, onAnswer, onClose }: Omit<Props, 'kind'>) {
  const [isWrong, setIsWrong] = useState(false)
  return (
    <Dialog title={words.bulk.maxTitle({ guests: count })} onClose={onClose}>
      <form
        className={stacked(4)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const typed = textOf(new FormData(event.currentTarget), 'max_scans').trim()
          const max = Number(typed)
          if (!/^\d+$/.test(typed) || max > maxScansLimit) return setIsWrong(true)
          onAnswer('max', max)
          onClose()
        }}
      >
        <Field
          label={words.bulk.max}
          name="max_scans"
          type="number"
          inputMode="numeric"
          min={0}
          max={maxScansLimit}
          step={1}
          required
          defaultValue={1}
          hint={words.bulk.maxHint}
          problems={isWrong ? [words.bulk.maxInvalid] : undefined}
        />
        <DialogActions>
          <Button onClick={onClose}>{words.bulk.cancel}</Button>
          <Button type="submit" look="action">
            {words.bulk.setMax}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

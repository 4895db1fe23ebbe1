import { useId, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'
import { Notice } from './Notice.tsx'
import { SlowHint } from './SlowHint.tsx'
import { words } from '../words/ui.ts'

type Props = {
  title: string
  question: string
  confirmLabel: string
  busyLabel: string
  look?: 'action' | 'danger'
  /** Throws the error; the dialog stays open and shows it in the words of `explain`. */
  onConfirm: () => Promise<unknown>
  explain: (error: unknown) => { message: string; details?: string | undefined }
  onClose: () => void
  /** Information beside the question that the person needs for the answer. */
  children?: ReactNode
}

export function ConfirmDialog({
  title,
  question,
  confirmLabel,
  busyLabel,
  look = 'action',
  onConfirm,
  explain,
  onClose,
  children,
}: Props) {
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<{ message: string; details?: string | undefined }>()

  async function confirm() {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setProblem(explain(error))
      setIsBusy(false)
    }
  }

  return (
    <Dialog title={title} role="alertdialog" describedBy={id} onClose={onClose}>
      <p id={id}>{question}</p>
      {children}
      {problem && <Notice kind="bad" title={problem.message} detail={problem.details} isUrgent />}
      <SlowHint isWaiting={isBusy} />
      <DialogActions>
        {/* The confirmed action is running: closing the dialog does not cancel it. */}
        <Button onClick={onClose}>{isBusy ? words.close : words.cancel}</Button>
        <Button look={look} isBusy={isBusy} onClick={() => void confirm()}>
          {isBusy ? busyLabel : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

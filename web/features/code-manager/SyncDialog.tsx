import { wordsFor } from '../../api/declined.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { Batch } from './batch/use-batch.ts'
import { words } from './words.ts'

export function SyncDialog({ sync, onClose }: { sync: Batch; onClose: () => void }) {
  return (
    <ConfirmDialog
      title={words.sync}
      question={words.syncQuestion}
      confirmLabel={words.syncConfirm}
      busyLabel={words.syncStarting}
      onConfirm={() => sync.start.mutateAsync(0)}
      explain={(error) => wordsFor(error, words.syncFailed)}
      onClose={onClose}
    />
  )
}

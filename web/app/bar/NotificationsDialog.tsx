import { Notifications } from '../../product/notices/Notifications.tsx'
import { words } from '../../product/notices/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'

/** The notices of all lists. New ones are marked until it closes. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Notifications onLeave={onClose} />
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

import { Notifications } from '../../product/notices/Notifications.tsx'
import { words } from '../../words/product.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'

/** The notices of all lists. New ones are marked until it closes. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.notices.title} onClose={onClose}>
      <Notifications onLeave={onClose} />
      <DialogActions>
        <Button onClick={onClose}>{words.notices.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

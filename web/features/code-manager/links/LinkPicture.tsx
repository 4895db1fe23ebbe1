import type { ScannerLink } from '#contract/doors.ts'
import { useOwnAddress } from '../../../api/use-own-address.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { GuestAddress, useGuestAddress } from '../../../product/GuestAddress.tsx'
import { QrPicture } from '../../../product/QrPicture.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import styles from './links.module.css'
import { words } from './words.ts'

/**
 * The link to open on a staff phone.
 */
export function LinkPicture({ link, onClose }: { link: ScannerLink; onClose: () => void }) {
  const own = useOwnAddress()
  const { isOpen } = useGuestAddress(own)
  return (
    <Dialog title={<UserText text={link.label} />} onClose={onClose}>
      <GuestAddress own={own}>
        {() => (
          <>
            <p>{words.pictureText}</p>
            <QrPicture
              text={link.url}
              alt={words.pictureAlt}
              loading={words.pictureLoading}
              failed={words.pictureFailed}
            />
            <code className={styles['url']}>{link.url}</code>
          </>
        )}
      </GuestAddress>
      <DialogActions>
        {isOpen && <CopyButton text={link.url} label={words.copy} />}
        <Button look="action" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import { isolated } from '#domain/user-text.ts'
import type { ScannerLink, ScannerSession } from '#contract/doors.ts'
import { wordsFor } from '../../../api/declined.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { deviceName } from '#domain/device-name.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { LinkForm } from './LinkForm.tsx'
import { useLinkActions } from './use-scanner-links.ts'
import { words as managerWords } from '../../../words/manager.ts'
import { words as doorsWords, words } from '../../../words/doors.ts'
import { useOwnAddress } from '../../../api/use-own-address.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { GuestAddress, useGuestAddress } from '../../../product/GuestAddress.tsx'
import { QrPicture } from '../../../product/QrPicture.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import styles from './links.module.css'

export type LinkAction = 'edit' | 'picture' | 'rotate' | 'remove'
export type Opened =
  | { kind: 'add' }
  | { kind: LinkAction; link: ScannerLink }
  | { kind: 'end'; link: ScannerLink; session: ScannerSession }

type Props = {
  listId: string
  occasions: readonly ShownOccasion[] | undefined
  opened: Opened
  onAdded: (link: ScannerLink) => void
  onClose: () => void
}

/** The open dialog. Its link is fixed when it opens, so that a refresh does not change it during editing. */
export function LinkDialog({ listId, occasions, opened, onAdded, onClose }: Props) {
  const { rotate, remove, end } = useLinkActions(listId)
  switch (opened.kind) {
    case 'add':
      return <LinkForm listId={listId} link={undefined} occasions={occasions} onDone={onAdded} onClose={onClose} />
    case 'edit':
      return <LinkForm listId={listId} link={opened.link} occasions={occasions} onDone={onClose} onClose={onClose} />
    case 'picture':
      return <LinkPicture link={opened.link} onClose={onClose} />
    case 'rotate':
      return (
        <ConfirmDialog
          title={doorsWords.links.rotateTitle}
          question={doorsWords.links.rotateQuestion({ label: isolated(opened.link.label) })}
          confirmLabel={doorsWords.links.rotateConfirm}
          busyLabel={doorsWords.links.rotating}
          look="danger"
          onConfirm={() => rotate(opened.link.id)}
          explain={(error) => wordsFor(error, doorsWords.links.rotateFailed)}
          onClose={onClose}
        />
      )
    case 'remove':
      return (
        <ConfirmDialog
          title={doorsWords.links.removeTitle}
          question={doorsWords.links.removeQuestion({ label: isolated(opened.link.label) })}
          confirmLabel={doorsWords.links.removeConfirm}
          busyLabel={doorsWords.links.removing}
          look="danger"
          onConfirm={() => remove(opened.link.id)}
          explain={(error) => wordsFor(error, doorsWords.links.removeFailed)}
          onClose={onClose}
        />
      )
    case 'end':
      return (
        <ConfirmDialog
          title={doorsWords.links.endTitle}
          question={doorsWords.links.endQuestion({
            device: deviceName(opened.session.user_agent, managerWords.list.device),
          })}
          confirmLabel={doorsWords.links.endConfirm}
          busyLabel={doorsWords.links.ending}
          look="danger"
          onConfirm={() => end(opened.link.id, opened.session.id)}
          explain={(error) => wordsFor(error, doorsWords.links.endFailed)}
          onClose={onClose}
        />
      )
  }
}

/**
 * The link to open on a staff phone.
 */
function LinkPicture({ link, onClose }: { link: ScannerLink; onClose: () => void }) {
  const own = useOwnAddress()
  const { isOpen } = useGuestAddress(own)
  return (
    <Dialog title={<UserText text={link.label} />} onClose={onClose}>
      <GuestAddress own={own}>
        {() => (
          <>
            <p>{words.links.pictureText}</p>
            <QrPicture
              text={link.url}
              alt={words.links.pictureAlt}
              loading={words.links.pictureLoading}
              failed={words.links.pictureFailed}
            />
            <code className={styles['url']}>{link.url}</code>
          </>
        )}
      </GuestAddress>
      <DialogActions>
        {isOpen && <CopyButton text={link.url} label={words.links.copy} />}
        <Button look="action" size="small" onClick={onClose}>
          {words.links.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import type { ScannerLink, ScannerSession } from '#contract/doors.ts'
import { wordsFor } from '../../../api/declined.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { deviceName } from '#domain/device-name.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { LinkForm } from './LinkForm.tsx'
import { LinkPicture } from './LinkPicture.tsx'
import { useLinkActions } from './use-scanner-links.ts'
import { words as manager } from '../words.ts'
import { words } from './words.ts'

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
          title={words.rotateTitle}
          question={words.rotateQuestion(opened.link.label)}
          confirmLabel={words.rotateConfirm}
          busyLabel={words.rotating}
          look="danger"
          onConfirm={() => rotate(opened.link.id)}
          explain={(error) => wordsFor(error, words.rotateFailed)}
          onClose={onClose}
        />
      )
    case 'remove':
      return (
        <ConfirmDialog
          title={words.removeTitle}
          question={words.removeQuestion(opened.link.label)}
          confirmLabel={words.removeConfirm}
          busyLabel={words.removing}
          look="danger"
          onConfirm={() => remove(opened.link.id)}
          explain={(error) => wordsFor(error, words.removeFailed)}
          onClose={onClose}
        />
      )
    case 'end':
      return (
        <ConfirmDialog
          title={words.endTitle}
          question={words.endQuestion(deviceName(opened.session.user_agent, manager.device))}
          confirmLabel={words.endConfirm}
          busyLabel={words.ending}
          look="danger"
          onConfirm={() => end(opened.link.id, opened.session.id)}
          explain={(error) => wordsFor(error, words.endFailed)}
          onClose={onClose}
        />
      )
  }
}

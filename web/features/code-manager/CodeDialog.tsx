import type { Contact } from '#contract/contacts.ts'
import { spacedCode } from '#domain/code.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { paths } from '../../ui/paths.ts'
import { shownText } from '../../ui/user-text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { ContactData } from './ContactData.tsx'
import styles from './contacts.module.css'
import { words } from './words.ts'

type Props = { listId: string; contact: Contact; onClose: () => void }

export function CodeDialog({ listId, contact, onClose }: Props) {
  const code = contact.qr_code ?? ''
  return (
    <Dialog title={<UserText text={shownText(contact.display_value) || contact.email} />} onClose={onClose}>
      <div className={styles['ticket']}>
        <img src={paths.image(code)} alt={words.pictureOf(shownText(contact.email))} width={300} height={300} />
        <code>{spacedCode(code)}</code>
        <a href={paths.image(code)} target="_blank" rel="noreferrer">
          {words.openPicture}
        </a>
      </div>
      <ContactData listId={listId} contact={contact} onErased={onClose} />
      <DialogActions>
        <CopyButton text={code} label={words.copyCode} />
        <Button look="action" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

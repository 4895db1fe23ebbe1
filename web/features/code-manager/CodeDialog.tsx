import { useState } from 'react'
import type { Contact } from '#contract/contacts.ts'
import { spacedCode } from '#domain/code.ts'
import { useOwnAddress } from '../../api/use-own-address.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { AddressNotice, useGuestAddress } from '../../product/GuestAddress.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { paths } from '../../product/paths.ts'
import { shownText } from '../../ui/user-text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { ContactData } from './ContactData.tsx'
import { ContactHistory } from './ContactHistory.tsx'
import { ContactLimits } from './ContactLimits.tsx'
import styles from './contacts.module.css'
import { words } from './words.ts'

type Props = { listId: string; contact: Contact; onClose: () => void }

/** All about one contact: the code, its limits, its scans, and the personal data. */
export function CodeDialog({ listId, contact: opened, onClose }: Props) {
  const [contact, setContact] = useState(opened)
  const own = useOwnAddress()
  const { isOpen } = useGuestAddress(own)
  const code = contact.qr_code ?? ''
  return (
    <Dialog title={<UserText text={shownText(contact.display_value) || contact.email} />} onClose={onClose}>
      {contact.refusal !== null && <Notice kind="warn" title={words.refusalTitle} detail={contact.refusal} />}
      {contact.is_removed && <Notice kind="plain" title={words.leftTitle} />}
      <div className={styles['ticket']}>
        <img src={paths.image(code)} alt={words.pictureOf(shownText(contact.email))} width={300} height={300} />
        <code>{spacedCode(code)}</code>
        {isOpen && <Sizes image={paths.image(code)} />}
      </div>
      <AddressNotice own={own} />
      <ContactLimits listId={listId} contact={contact} onChanged={setContact} />
      <ContactHistory listId={listId} contact={contact} />
      <ContactData listId={listId} contact={contact} onErased={onClose} />
      <DialogActions>
        <CopyButton text={code} label={words.copyCode} />
        {isOpen && <CopyButton text={`${own.data?.public_url}${paths.image(code)}`} label={words.copyPicture} />}
        <Button look="action" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** These images are sent or printed, so each uses our public address. */
function Sizes({ image }: { image: string }) {
  const [screen, print, vector] = words.sizes
  const sizes = [
    [screen, image],
    [print, `${image}?scale=16`],
    [vector, `${image}.svg`],
  ] as const
  return (
    <ul role="list" className={styles['sizes']} aria-label={words.sizesLabel}>
      {sizes.map(([name, address]) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

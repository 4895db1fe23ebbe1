import { type ReactNode, useState } from 'react'
import type { Contact } from '#contract/contacts.ts'
import { spacedCode } from '#domain/code.ts'
import { useOwnAddress } from '../../api/use-own-address.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { AddressNotice, useGuestAddress } from '../../product/GuestAddress.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { paths } from '../../product/paths.ts'
import { useMay } from '../../product/use-may.ts'
import { isolated, shownText } from '#domain/user-text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { ContactData } from './ContactData.tsx'
import { ContactLimits } from './ContactLimits.tsx'
import { FurtherCodes } from './FurtherCodes.tsx'
import { inRows, quiet, stacked } from '../../ui/layout.ts'
import styles from './contacts.module.css'
import { words } from '../../words/guests.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { showDate } from '../../ui/show.ts'
import { doorOf } from './activity/door-of.ts'
import { Result } from './activity/Result.tsx'
import { useLog } from './activity/use-activity.ts'

type Props = {
  listId: string
  contact: Contact
  /** Shown below the name. */
  facts?: ReactNode
  onClose: () => void
}

/**
 * Everything about one contact: name, email, the code, its limits, its scans, and the personal data. Viewers see no
 * code.
 */
export function CodeDialog({ listId, contact: opened, facts, onClose }: Props) {
  const [contact, setContact] = useState(opened)
  const mayEdit = useMay('editor')
  const name = shownText(contact.display_value) || contact.email
  return (
    <Dialog title={<UserText text={name} />} onClose={onClose}>
      {facts}
      {name !== contact.email && (
        <p>{contact.email === '' ? words.contact.noEmail : <UserText text={contact.email} />}</p>
      )}
      {contact.refusal !== null && <Notice kind="warn" title={words.contact.refusalTitle} detail={contact.refusal} />}
      {contact.is_removed && <Notice kind="plain" title={words.contact.leftTitle} />}
      {mayEdit ? (
        <ForEditors listId={listId} contact={contact} onChanged={setContact} onClose={onClose} />
      ) : (
        <>
          <ContactHistory listId={listId} contact={contact} />
          <DialogActions>
            <CloseButton onClose={onClose} />
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function ForEditors({ listId, contact, onChanged, onClose }: Props & { onChanged: (contact: Contact) => void }) {
  const own = useOwnAddress()
  const { isOpen } = useGuestAddress(own)
  const code = contact.qr_code
  const image = code === null ? undefined : paths.image(code)
  return (
    <>
      {code !== null && image !== undefined && (
        <div className={`${styles['ticket']} ${stacked(3, 'middle')}`}>
          <img src={image} alt={words.contact.pictureOf({ email: isolated(contact.email) })} width={300} height={300} />
          <code>{spacedCode(code)}</code>
          {isOpen && <Sizes image={image} />}
        </div>
      )}
      <AddressNotice own={own} />
      <FurtherCodes listId={listId} contact={contact} />
      <ContactLimits listId={listId} contact={contact} onChanged={onChanged} />
      <ContactHistory listId={listId} contact={contact} />
      <ContactData listId={listId} contact={contact} onErased={onClose} />
      <DialogActions>
        {code !== null && <CopyButton text={code} label={words.contact.copyCode} />}
        {isOpen && image !== undefined && (
          <CopyButton text={`${own.data?.public_url}${image}`} label={words.contact.copyPicture} />
        )}
        <CloseButton onClose={onClose} />
      </DialogActions>
    </>
  )
}

function CloseButton({ onClose }: Pick<Props, 'onClose'>) {
  return (
    <Button look="action" size="small" onClick={onClose}>
      {words.contact.close}
    </Button>
  )
}

/** These images are sent or printed, so each uses our public address. */
function Sizes({ image }: { image: string }) {
  const { screen, print, vector } = words.contact.sizes
  const sizes = [
    [screen, image],
    [print, `${image}?scale=16`],
    [vector, `${image}.svg`],
  ] as const
  return (
    <ul role="list" className={inRows('1-4', 'middle')} aria-label={words.contact.sizesLabel}>
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

/** Every scan of one contact's code. */
function ContactHistory({ listId, contact }: { listId: string; contact: Contact }) {
  const { log, toNext, toPrevious } = useLog(listId, { contact: contact.id })
  const scans = log.data?.scans
  return (
    <section className={styles['data']} aria-label={words.contact.historyTitle}>
      <h3>{words.contact.historyTitle}</h3>
      <Loaded of={log} loading={words.contact.historyLoading} failed={words.contact.historyFailed} rows={2} />
      {scans?.length === 0 && <p className={quiet()}>{words.contact.noHistory}</p>}
      {scans && scans.length > 0 && (
        <ul role="list" className={`${styles['history']} ${stacked(2)}`}>
          {scans.map((scan) => (
            <li key={scan.scan_id}>
              {showDate(scan.received_at)} <Result scan={scan} />
              <UserText text={doorOf(scan)} />
            </li>
          ))}
        </ul>
      )}
      {(toNext ?? toPrevious) && (
        <div className={inRows(2)}>
          <Button size="small" disabled={!toPrevious} onClick={toPrevious}>
            {words.contact.newer}
          </Button>
          <Button size="small" disabled={!toNext} onClick={toNext}>
            {words.contact.older}
          </Button>
        </div>
      )}
    </section>
  )
}

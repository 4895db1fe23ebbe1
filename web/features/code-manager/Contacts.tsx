import { lazy, Suspense, useState } from 'react'
import { type Contact, contactStates } from '#contract/contacts.ts'
import { spacedCode } from '#domain/code.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { paths } from '../../product/paths.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { shownText } from '../../ui/user-text.ts'
import { UserText } from '../../ui/UserText.tsx'
import styles from './contacts.module.css'
import { ContactSearch } from './ContactSearch.tsx'
import { NoGuests } from './empty/NoGuests.tsx'
import { useContacts } from './use-contacts.ts'
import { words } from './words.ts'

const CodeDialog = lazy(async () => ({ default: (await import('./CodeDialog.tsx')).CodeDialog }))

/** The first contacts are shown; the rest of the loaded fifty on request. */
const fewContacts = 10

/** The longest value in a table row; the contact's dialog shows all of it. */
const longestCell = 120

export function Contacts({ listId }: { listId: string }) {
  const { contacts, search, state, page, setSearch, setState, toNext, toPrevious } = useContacts(listId)
  const [shown, setShown] = useState<Contact>()
  const [isWhole, setIsWhole] = useState(false)
  const found = contacts.data?.contacts
  const isCut = !isWhole && found !== undefined && found.length > fewContacts

  return (
    <Card isFlush className={styles['listing']} aria-labelledby="contacts">
      <header className={styles['header']}>
        <h2 id="contacts">{words.contactsTitle}</h2>
        {(search || state || (found && found.length > 0)) && (
          <div className={styles['narrowing']}>
            <ContactSearch onSearch={setSearch} />
            <SelectField
              label={words.state}
              value={state ?? ''}
              options={[
                { value: '', label: words.present },
                ...contactStates.map((value) => ({ value, label: words.states[value] })),
              ]}
              onChange={({ target }) => setState(contactStates.find((value) => value === target.value))}
            />
          </div>
        )}
      </header>
      <Loaded
        of={contacts}
        loading={words.contactsLoading}
        failed={words.contactsFailed}
        rows={5}
        className={styles['none']}
      />
      {found?.length === 0 && !search && state === undefined && <NoGuests listId={listId} />}
      {found?.length === 0 && (search || state !== undefined) && (
        <p className={styles['none']} role="status">
          {search ? words.nothingFound(shownText(search)) : words.nobodyInState}
        </p>
      )}
      {found && found.length > 0 && (
        <ContactTable contacts={isCut ? found.slice(0, fewContacts) : found} onShow={setShown} />
      )}
      {isCut && (
        <div className={styles['paging']}>
          <Button size="small" onClick={() => setIsWhole(true)}>
            {words.showMore}
          </Button>
        </div>
      )}
      {!isCut && (toNext || toPrevious) && (
        <nav className={styles['paging']} aria-label={words.contactsTitle}>
          <Button size="small" disabled={!toPrevious} onClick={toPrevious}>
            {words.previous}
          </Button>
          <span role="status">{words.page(page)}</span>
          <Button size="small" disabled={!toNext} isBusy={contacts.isPlaceholderData} onClick={toNext}>
            {words.next}
          </Button>
        </nav>
      )}
      {shown && (
        <Suspense>
          <CodeDialog listId={listId} contact={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

function ContactTable({ contacts, onShow }: { contacts: readonly Contact[]; onShow: (contact: Contact) => void }) {
  const { columns } = words
  return (
    <DataTable
      label={words.tableLabel}
      columns={[
        { label: columns.email },
        { label: columns.name },
        { label: columns.picture },
        { label: columns.code },
        { label: columns.scans, isNumber: true },
        { label: columns.status },
      ]}
      rows={contacts.map((contact) => ({
        key: contact.id,
        cells: [
          <strong key="email">
            <UserText text={contact.email} longest={longestCell} />
          </strong>,
          contact.display_value === contact.email ? (
            ''
          ) : (
            <UserText key="name" text={contact.display_value} longest={longestCell} />
          ),
          <Picture key="picture" contact={contact} onShow={() => onShow(contact)} />,
          contact.qr_code && (
            <code key="code" className={styles['code']}>
              {spacedCode(contact.qr_code)}
            </code>
          ),
          words.scans(contact.scan_count, contact.max_scans),
          <State key="status" contact={contact} />,
        ],
      }))}
    />
  )
}

function State({ contact }: { contact: Contact }) {
  if (contact.is_removed) return <Badge kind="plain">{words.leftBadge}</Badge>
  if (contact.is_blocked || contact.max_scans === 0) return <Badge kind="bad">{words.blockedBadge}</Badge>
  return <Badge kind={contact.status === 'subscribed' ? 'good' : 'plain'}>{shownText(contact.status, 40)}</Badge>
}

function Picture({ contact, onShow }: { contact: Contact; onShow: () => void }) {
  if (contact.qr_code === null) return <span className={styles['quiet']}>{words.noCode}</span>
  return (
    <button
      type="button"
      className={styles['picture']}
      aria-label={words.show(shownText(contact.email))}
      onClick={onShow}
    >
      <img src={paths.image(contact.qr_code)} alt="" width={44} height={44} loading="lazy" />
    </button>
  )
}

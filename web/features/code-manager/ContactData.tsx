import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Contact } from '#contract/contacts.ts'
import { eraseContact, exportContact } from '#contract/privacy.ts'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/declined.ts'
import { AskConfirmation } from '../../product/AskConfirmation.tsx'
import type { Confirmation } from '../../product/confirmation-of.ts'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast-list.ts'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { inRows, stacked } from '../../ui/layout.ts'
import styles from './contacts.module.css'
import { keyOf } from './use-list.ts'
import { words } from '../../words/guests.ts'

type Props = { listId: string; contact: Contact; onErased: () => void }

/** The rights of a contact: a copy of their data, and erasure (DESIGN §7). */
export function ContactData({ listId, contact, onErased }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const erase = useErase(listId, contact, onErased)
  const download = useMutation({
    mutationFn: () => call(exportContact, { params: { listId, contactId: contact.id } }),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' })
      // The file name contains no email, because downloads stay in folders.
      saveFile(file, `listpass-contact-${contact.id}.json`)
    },
  })

  return (
    <section className={styles['data']} aria-labelledby={`data-${contact.id}`}>
      <h3 id={`data-${contact.id}`}>{words.contact.dataTitle}</h3>
      <div className={inRows(2)}>
        <Button size="small" isBusy={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? words.contact.downloading : words.contact.download}
        </Button>
        <Button size="small" look="danger" onClick={() => setIsAsking(true)}>
          {words.contact.erase}
        </Button>
      </div>
      {download.isError && <TroubleNotice {...wordsFor(download.error, words.contact.downloadFailed)} />}
      {isAsking && (
        <AskConfirmation
          title={words.contact.eraseTitle}
          text={words.contact.eraseQuestion}
          button={words.contact.eraseConfirm}
          busy={words.contact.erasing}
          fallback={words.contact.eraseFailed}
          send={erase}
          onClose={() => setIsAsking(false)}
        >
          <ul className={`${styles['effects']} ${stacked(2)}`}>
            {words.contact.eraseEffects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </AskConfirmation>
      )}
    </section>
  )
}

function useErase(listId: string, contact: Contact, onErased: () => void) {
  const client = useQueryClient()
  return async (body: Confirmation) => {
    const { message } = await call(eraseContact, { params: { listId, contactId: contact.id }, body })
    // Removes everything that names the contact from the browser's cache.
    const named = ['guests', 'contacts', 'scans'].map((part) => client.resetQueries({ queryKey: keyOf(listId, part) }))
    await Promise.all(named)
    client.removeQueries({ queryKey: keyOf(listId, 'batch') })
    void client.invalidateQueries({ queryKey: keyOf(listId, 'list') })
    showToast('good', message || words.contact.erased)
    onErased()
  }
}

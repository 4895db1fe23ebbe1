import { isolated } from '#domain/user-text.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Contact } from '#contract/contacts.ts'
import { endFurtherCodes, type FurtherCode, furtherCodes } from '#contract/further-codes.ts'
import { spacedCode } from '#domain/code.ts'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/declined.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showDate } from '../../ui/show.ts'
import { showToast } from '../../ui/toast-list.ts'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import { inRows, quiet, stacked } from '../../ui/layout.ts'
import styles from './contacts.module.css'
import { keyOf } from './use-list.ts'
import { words } from '../../words/guests.ts'

type Props = { listId: string; contact: Contact }
/** What the open question is about: one code, or with it all codes that its link gave. */
type Asked = { code: string; ofLink?: number }

/** The codes that a contact has beside its own. Nothing for a contact without any, as most are. */
export function FurtherCodes({ listId, contact }: Props) {
  const [asked, setAsked] = useState<Asked>()
  const params = { listId, contactId: contact.id }
  const found = useQuery({
    queryKey: keyOf(listId, 'contacts', contact.id, 'codes'),
    queryFn: ({ signal }) => call(furtherCodes, { params }, signal),
  })
  const title = `further-${contact.id}`
  const codes = found.data?.codes ?? []
  if (codes.length === 0 && !found.isError) return undefined
  return (
    <section className={styles['data']} aria-labelledby={title}>
      <h3 id={title}>{words.contact.further.title}</h3>
      {found.isError && <TroubleNotice {...wordsFor(found.error, words.contact.further.failed)} />}
      {codes.length > 0 && <p className={quiet()}>{words.contact.further.hint}</p>}
      <ul role="list" className={`${styles['further']} ${stacked(4)}`}>
        {codes.map((each) => (
          <li key={each.code}>
            <code>{spacedCode(each.code)}</code>
            <span className={quiet()}>
              {cameFrom(each)}
              {each.added_at !== null && `, ${showDate(each.added_at)}`}
            </span>
            <Button
              size="small"
              look="danger"
              aria-label={words.contact.further.endNamed({ code: spacedCode(each.code) })}
              onClick={() => setAsked({ code: each.code })}
            >
              {words.contact.further.end}
            </Button>
          </li>
        ))}
      </ul>
      {oneOfEachLink(codes).map(({ code, of_link: ofLink }) => (
        <div key={code} className={inRows(2)}>
          <Button size="small" look="danger" onClick={() => setAsked({ code, ofLink })}>
            {words.contact.further.endAll({ codes: ofLink })}
          </Button>
        </div>
      ))}
      {asked && <EndDialog listId={listId} contact={contact} asked={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

function EndDialog({ listId, contact, asked, onClose }: Props & { asked: Asked; onClose: () => void }) {
  const client = useQueryClient()
  const { code, ofLink } = asked
  async function end() {
    const body = { code, all_of_link: ofLink !== undefined }
    const { message } = await call(endFurtherCodes, { params: { listId, contactId: contact.id }, body })
    await client.invalidateQueries({ queryKey: keyOf(listId, 'contacts') })
    showToast('good', message)
    onClose()
  }
  return (
    <ConfirmDialog
      title={ofLink === undefined ? words.contact.further.endTitle : words.contact.further.endAllTitle}
      question={
        ofLink === undefined
          ? words.contact.further.endQuestion({ code: spacedCode(code) })
          : words.contact.further.endAllQuestion({ codes: ofLink })
      }
      confirmLabel={ofLink === undefined ? words.contact.further.endConfirm : words.contact.further.endAllConfirm}
      busyLabel={words.contact.further.ending}
      look="danger"
      onConfirm={end}
      explain={(error) => wordsFor(error, words.contact.further.endFailed)}
      onClose={onClose}
    />
  )
}

function cameFrom({ door }: FurtherCode): string {
  return door === '' ? words.contact.further.fromSomeDoor : words.contact.further.from({ door: isolated(door) })
}

/** A code of each link that gave more than one. */
function oneOfEachLink(codes: readonly FurtherCode[]): FurtherCode[] {
  const links = new Map(codes.map((each) => [each.link_id, each]))
  return [...links.values()].filter(({ of_link: count }) => count > 1)
}

import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { contactsOfList } from '#contract/contacts.ts'
import type { List } from '#contract/list.ts'
import { call } from '../../../api/call.ts'
import { useOwnAddress } from '../../../api/use-own-address.ts'
import { CampaignHtml } from '../../../product/CampaignHtml.tsx'
import { codeTag } from '../../../product/code-tag.ts'
import { paths } from '../../../product/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import styles from '../code-manager.module.css'
import { keyOf, useFields } from '../use-list.ts'
import { words } from '../words.ts'
import preflight from './preflight.module.css'
import { Preflight } from './Preflight.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

const EmailPreview = lazyPart(async () => (await import('../../../product/email/EmailPreview.tsx')).EmailPreview)

/** The drafts with their problems, the HTML of the code, and the email as one guest sees it. */
export function Email({ list }: { list: List }) {
  const fields = useFields(list.id)
  return (
    <div className={styles['columns']}>
      <div className={preflight['column']}>
        {list.qr_fields_created && <Preflight list={list} />}
        <Card aria-labelledby="campaign-usage" className={list.qr_values_set ? styles['withHtml'] : ''}>
          <h2 id="campaign-usage">{words.usageTitle}</h2>
          <Loaded of={fields} loading={words.loading} failed={words.fieldsFailed}>
            {(found) => <Snippet listId={list.id} tag={codeTag(found)} />}
          </Loaded>
        </Card>
      </div>
      {list.qr_values_set && <Preview list={list} />}
    </div>
  )
}

function Snippet({ listId, tag }: { listId: string; tag: string | undefined }) {
  const { data: address } = useOwnAddress()
  if (tag === undefined) {
    return (
      <>
        <p className={styles['quiet']}>{words.usageLocked}</p>
        <div>
          <ButtonLink to={paths.listPart(listId, 'settings')}>{words.toSetup}</ButtonLink>
        </div>
      </>
    )
  }
  return (
    <>
      <CampaignHtml tag={tag}>
        <p>{words.usageText}</p>
      </CampaignHtml>
      {address && (
        <ul className={styles['tips']}>
          {words.usageTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Preview({ list }: { list: List }) {
  const contacts = useQuery({
    queryKey: keyOf(list.id, 'contacts', 'first'),
    queryFn: ({ signal }) => call(contactsOfList, { params: { listId: list.id }, query: {} }, signal),
    select: ({ contacts: found }) => found,
  })
  return (
    <Card aria-labelledby="preview">
      <h2 id="preview">{words.previewTitle}</h2>
      <Loaded of={contacts} loading={words.contactsLoading} failed={words.contactsFailed}>
        {(found) => (
          <Suspense>
            <EmailPreview listName={list.name} contact={found.find(hasCodeAndName) ?? found[0]} />
          </Suspense>
        )}
      </Loaded>
    </Card>
  )
}

function hasCodeAndName({ qr_code: code, display_value: name }: { qr_code: string | null; display_value: string }) {
  return code !== null && name !== ''
}

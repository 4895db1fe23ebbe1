import { Suspense } from 'react'
import type { List } from '#contract/list.ts'
import { Card } from '../../../ui/Card.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { stacked } from '../../../ui/layout.ts'
import styles from '../code-manager.module.css'
import { useFields } from '../use-list.ts'
import { words } from '../../../words/manager.ts'
import preflight from './email.module.css'
import { Preflight } from './Preflight.tsx'
import { Usage } from './Usage.tsx'
import { useSomeContact } from './use-some-contact.ts'

const EmailPreview = lazyPart(async () => (await import('../../../product/email/EmailPreview.tsx')).EmailPreview)

/** The drafts with their problems, the HTML of the code, and the email as one guest sees it. */
export function Email({ list }: { list: List }) {
  const fields = useFields(list.id)
  return (
    <div className={`${styles['columns']} ${stacked(5)}`}>
      <div className={`${preflight['column']} ${stacked(5)}`}>
        {list.qr_fields_created && <Preflight list={list} />}
        <Usage list={list} fields={fields} />
      </div>
      {list.qr_values_set && <Preview list={list} />}
    </div>
  )
}

function Preview({ list }: { list: List }) {
  const contact = useSomeContact(list.id)
  return (
    <Card aria-labelledby="preview">
      <h2 id="preview">{words.list.previewTitle}</h2>
      <Loaded of={contact} loading={words.list.contactsLoading} failed={words.list.contactsFailed}>
        {(found) => (
          <Suspense>
            <EmailPreview listName={list.name} contact={found ?? undefined} />
          </Suspense>
        )}
      </Loaded>
    </Card>
  )
}

import { Suspense, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CheckedDraft } from '#contract/campaigns.ts'
import type { List } from '#contract/list.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { showTime } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { factsOf, nameOf } from './DraftRows.tsx'
import { Findings } from './Findings.tsx'
import { MailchimpChecklist } from './MailchimpChecklist.tsx'
import styles from './preflight.module.css'
import { SentView } from './SentView.tsx'
import { useDraft, useLookAgain } from './use-drafts.ts'
import { words } from './words.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const MailProof = lazyPart(async () => (await import('./proof/MailProof.tsx')).MailProof)
const SendTest = lazyPart(async () => (await import('./SendTest.tsx')).SendTest)

/** One draft: the worst finding first, then what passed, and the list that Mailchimp checks. Once sent: when. */
export function DraftView({ list, campaignId }: { list: List; campaignId: string }) {
  const draft = useDraft(list.id, campaignId)
  const { isLooking, lookAgain } = useLookAgain(list.id, campaignId)
  const [search] = useSearchParams()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const others = new URLSearchParams(search)
  others.delete('draft')
  return (
    <Card aria-labelledby="preflight" className={styles['drafts']}>
      <Link to={`?${others}`} className={styles['back']}>
        <Icon name="back" size={18} />
        {words.back}
      </Link>
      <header className={styles['head']}>
        <h2 id="preflight" ref={title} tabIndex={-1}>
          {draft.data ? <UserText text={nameOf(draft.data.sent ?? draft.data.draft)} /> : words.title}
        </h2>
        {typeof draft.data?.sent?.sent_at !== 'string' && (
          <Button size="small" isBusy={isLooking || draft.isFetching} onClick={lookAgain}>
            {isLooking ? words.looking : words.again}
          </Button>
        )}
      </header>
      <Loaded of={draft} loading={words.draftLoading} failed={words.draftFailed}>
        {(found) =>
          found.sent ? <SentView listId={list.id} sent={found.sent} /> : <Found listId={list.id} found={found} />
        }
      </Loaded>
    </Card>
  )
}

function Found({ listId, found }: { listId: string; found: CheckedDraft }) {
  const { draft, passed, checklist, checked_at: at } = found
  const mayWrite = useMay('editor')
  return (
    <>
      <p className={styles['quiet']} role="status">
        {[factsOf(draft), words.checkedAt(showTime(new Date(at)))].filter(Boolean).join(' · ')}
      </p>
      <Findings listId={listId} found={found} />
      {draft.mailchimp_url !== null && (
        <a href={draft.mailchimp_url} target="_blank" rel="noreferrer" className={styles['link']}>
          {words.inMailchimp}
        </a>
      )}
      <Disclosure summary={words.proof}>
        <Suspense>
          <MailProof listId={listId} campaignId={draft.id} mayTry={mayWrite} />
        </Suspense>
      </Disclosure>
      {mayWrite && (
        <Disclosure summary={words.test}>
          <div className={styles['inside']}>
            <Suspense>
              <SendTest listId={listId} campaignId={draft.id} />
            </Suspense>
          </div>
        </Disclosure>
      )}
      <Disclosure summary={words.passed(passed.length)}>
        <ul className={styles['passed']}>
          {passed.map((check) => (
            <li key={check}>{words.checks[check]}</li>
          ))}
        </ul>
      </Disclosure>
      <MailchimpChecklist checklist={checklist} />
    </>
  )
}

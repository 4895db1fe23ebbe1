import styles from './email.module.css'
import { Suspense, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { CheckedDraft, SentDraft } from '#contract/campaigns.ts'
import type { List } from '#contract/list.ts'
import { mailWindows } from '#domain/mail-windows.ts'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { showTime, showDate } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { factsOf, InMailchimp, nameOf, LightSign } from './DraftRows.tsx'
import { Findings } from './Findings.tsx'
import { useMeasured } from './measured/use-measured.ts'
import { quiet, stacked } from '../../../ui/layout.ts'
import { useDraft, useLookAgain } from './use-drafts.ts'
import { words } from '../../../words/drafts.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { paths } from '../../../product/paths.ts'

const lights = { success: 'ready', warning: 'look', error: 'wrong' } as const

/** The list is Mailchimp's, in its own words. It is open if Mailchimp would not send the draft yet. */
function MailchimpChecklist({ checklist }: Pick<CheckedDraft, 'checklist'>) {
  if (!checklist) return <p className={quiet()}>{words.email.checklistGone}</p>
  return (
    <Disclosure summary={words.email.checklist} isOpen={!checklist.is_ready}>
      <ul role="list" className={`${styles['rows']} ${styles['inside']}`}>
        {checklist.items.map(({ kind, heading, details }) => (
          <li key={`${kind} ${heading} ${details}`}>
            <LightSign light={lights[kind]} />
            <div>
              <strong>{words.email.items[kind]({ heading })}</strong>
              <p>{details}</p>
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

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
        {words.email.back}
      </Link>
      <header className={styles['head']}>
        <h2 id="preflight" ref={title} tabIndex={-1}>
          {draft.data ? <UserText text={nameOf(draft.data.sent ?? draft.data.draft)} /> : words.email.title}
        </h2>
        {typeof draft.data?.sent?.sent_at !== 'string' && (
          <Button size="small" isBusy={isLooking || draft.isFetching} onClick={lookAgain}>
            {isLooking ? words.email.looking : words.email.again}
          </Button>
        )}
      </header>
      <Loaded of={draft} loading={words.email.draftLoading} failed={words.email.draftFailed}>
        {(found) =>
          found.sent ? <SentView listId={list.id} sent={found.sent} /> : <Found listId={list.id} found={found} />
        }
      </Loaded>
    </Card>
  )
}

function Found({ listId, found }: { listId: string; found: CheckedDraft }) {
  const { draft, checklist, checked_at: at } = found
  const mayWrite = useMay('editor')
  const { decided, isMeasuring, measured } = useMeasured(listId, found)
  const { findings, passed, unmeasured } = decided
  const measurable = found.windows.filter((each) => each !== null).length
  return (
    <>
      <div className={quiet()} role="status">
        <p>
          {[
            factsOf(draft),
            words.email.checkedAt({ time: showTime(new Date(at)) }),
            isMeasuring ? words.proof.measuring : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {decided.isCorrected && <p>{words.proof.readDifferently}</p>}
        {unmeasured > 0 && (
          <p>{words.proof.someUnmeasured({ windows: unmeasured, of: measurable * mailWindows.length })}</p>
        )}
      </div>
      <Findings listId={listId} findings={findings} without={found.without_code} />
      <InMailchimp url={draft.mailchimp_url} />
      <Disclosure summary={words.email.proof}>
        <Suspense>
          <MailProof listId={listId} campaignId={draft.id} mayTry={mayWrite} measured={measured} />
        </Suspense>
      </Disclosure>
      {mayWrite && (
        <Disclosure summary={words.email.test}>
          <div className={styles['inside']}>
            <Suspense>
              <SendTest listId={listId} campaignId={draft.id} />
            </Suspense>
          </div>
        </Disclosure>
      )}
      <Disclosure summary={words.email.passed({ checks: passed.length })}>
        <ul className={`${styles['passed']} ${stacked(1)}`}>
          {passed.map((check) => (
            <li key={check}>{words.email.checks[check]}</li>
          ))}
        </ul>
      </Disclosure>
      <MailchimpChecklist checklist={checklist} />
    </>
  )
}

/** A draft that was sent while its page was open, or since its link was kept. */
function SentView({ listId, sent }: { listId: string; sent: SentDraft }) {
  const [search] = useSearchParams()
  const rest = new URLSearchParams(search)
  rest.delete('draft')
  const results = { pathname: paths.listPart(listId, 'results'), search: rest.toString() }
  return (
    <>
      <div className={styles['panel']} data-light="ready" role="status">
        <LightSign light="ready" size={32} />
        <div>
          <h3>{sent.sent_at === null ? words.email.sending : words.email.sent({ moment: showDate(sent.sent_at) })}</h3>
          <p>{sent.sent_at === null ? words.email.sendingText : words.email.sentText}</p>
          <Link to={results}>{words.email.toResults}</Link>
        </div>
      </div>
      <InMailchimp url={sent.mailchimp_url} />
    </>
  )
}

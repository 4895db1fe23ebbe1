import styles from './setup.module.css'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate } from 'react-router'
import { readFields } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { oneList } from '#contract/lists.ts'
import { call } from '../../api/call.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CampaignHtml } from '../../product/CampaignHtml.tsx'
import { codeTag } from '../../product/campaign-html.ts'
import { Loaded, Skeleton } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { paths } from '../../product/paths.ts'
import { readChosen } from './chosen.ts'
import { problemOf } from './problem.ts'
import { SetupFrame } from './SetupFrame.tsx'
import { inRows, quiet, stacked } from '../../ui/layout.ts'
import { useAudiences } from './use-audiences.ts'
import { words } from '../../words/setup.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const TryScan = lazyPart(async () => (await import('../../product/trying/TryScan.tsx')).TryScan)

/** From the last step on: a scan with the organiser's own phone, and the ways to the doors. */
function ToTheDoor({ listId }: { listId: string }) {
  const { toTheDoor } = words.wizard
  return (
    <Card className={styles['toTheDoor']}>
      <div>
        <h2>{toTheDoor.title}</h2>
        <p>{toTheDoor.text}</p>
      </div>
      <Suspense
        fallback={
          <div className={styles['coming']}>
            <Skeleton label={words.wizard.loadingTemplates} rows={3} />
          </div>
        }
      >
        <TryScan listId={listId} />
      </Suspense>
      <ol role="list" aria-label={toTheDoor.next}>
        <Way to={paths.occasions(listId)} {...toTheDoor.nights} />
        <Way to={paths.listPart(listId, 'email')} {...toTheDoor.email} />
        <Way to={paths.listPart(listId, 'doors')} {...toTheDoor.doors} />
        <Way to={paths.doorSheets(listId)} {...toTheDoor.sheets} />
        <Way to={paths.listPart(listId, 'tonight')} {...toTheDoor.tonight} />
      </ol>
    </Card>
  )
}

function Way({ to, title, text, go }: { to: string; title: string; text: string; go: string }) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <ButtonLink to={to}>{go}</ButtonLink>
    </li>
  )
}

const EmailPreview = lazyPart(async () => (await import('../../product/email/EmailPreview.tsx')).EmailPreview)

export function TemplatesPage() {
  const audience = readChosen('audience')
  const account = readChosen('account')
  if (audience === undefined || account === undefined) {
    return <Navigate to={paths.setupAccount} replace state={problemOf('missing')} />
  }
  return (
    <SetupFrame step={4} title={words.wizard.templatesTitle}>
      <p>{words.wizard.templatesText}</p>
      <Templates listId={audience} />
      <Onwards accountId={account} />
    </SetupFrame>
  )
}

function Templates({ listId }: { listId: string }) {
  const read = useTemplates(listId)
  const fields = useQuery({
    queryKey: ['setup', 'fields', listId],
    queryFn: ({ signal }) => call(readFields, { params: { listId } }, signal),
    select: ({ qr_codes: found }) => found,
  })
  if (!read.data) {
    return <Loaded of={read} loading={words.wizard.loadingTemplates} failed={words.wizard.templatesFailed} rows={4} />
  }
  const { list, contact } = read.data
  const { editors, tips } = words.wizard
  if (fields.data && codeTag(fields.data) === undefined) {
    return (
      <Notice kind="warn" title={words.wizard.noFields}>
        <ButtonLink to={paths.setupComplete} look="action">
          {words.wizard.finishSetup}
        </ButtonLink>
      </Notice>
    )
  }
  return (
    <>
      <Card>
        <h2>{words.wizard.snippetTitle}</h2>
        <Loaded of={fields} loading={words.wizard.loadingTemplates} failed={words.wizard.templatesFailed} rows={4}>
          {(found) => <Snippet tag={codeTag(found) ?? ''} />}
        </Loaded>
      </Card>
      <Card>
        <h2>{words.wizard.previewTitle}</h2>
        <Suspense>
          <EmailPreview listName={list.name} contact={contact} />
        </Suspense>
      </Card>
      <Card>
        <h2>{words.wizard.pasteTitle}</h2>
        <dl className={`${styles['editors']} ${stacked(4)}`}>
          {[editors.newBuilder, editors.classic, editors.ownCode].map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <h2>{words.wizard.tipsTitle}</h2>
        <ul className={`${styles['tips']} ${stacked(2)}`}>
          {[tips.size, tips.test, tips.purpose].map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Card>
      <ToTheDoor listId={listId} />
    </>
  )
}

function Snippet({ tag }: { tag: string }) {
  return (
    <CampaignHtml tag={tag}>
      <p className={quiet(2)}>{words.wizard.tagText({ tag })}</p>
    </CampaignHtml>
  )
}

/** The list, and a contact for the preview. */
function useTemplates(listId: string) {
  const params = { listId }
  return useQuery({
    queryKey: ['setup', 'templates', listId],
    queryFn: async ({ signal }) => {
      const [{ list }, { contacts }] = await Promise.all([
        call(oneList, { params }, signal),
        call(contactsOfList, { params, query: {} }, signal),
      ])
      return {
        list,
        contact: contacts.find(({ display_value: name }) => name !== '') ?? contacts[0],
      }
    },
  })
}

function Onwards({ accountId }: { accountId: string }) {
  const server = useAudiences().data?.find(({ id }) => id === accountId)?.server_prefix
  const campaigns =
    server === undefined ? 'https://login.mailchimp.com/' : `https://${server}.admin.mailchimp.com/campaigns/`
  return (
    <div className={inRows(4, 'center')}>
      <ButtonLink to={paths.dashboard} look="action">
        {words.wizard.toApp}
      </ButtonLink>
      <Button onClick={() => window.open(campaigns, '_blank', 'noopener')}>{words.wizard.openCampaigns}</Button>
    </div>
  )
}

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
import { codeTag } from '../../product/code-tag.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { paths } from '../../product/paths.ts'
import { readChosen } from './chosen.ts'
import { problemOf } from './problem.ts'
import { SetupFrame } from './SetupFrame.tsx'
import styles from './setup.module.css'
import { ToTheDoor } from './ToTheDoor.tsx'
import { useAudiences } from './use-audiences.ts'
import { words } from './words.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const EmailPreview = lazyPart(async () => (await import('../../product/email/EmailPreview.tsx')).EmailPreview)

export function TemplatesPage() {
  const audience = readChosen('audience')
  const account = readChosen('account')
  if (audience === undefined || account === undefined) {
    return <Navigate to={paths.setupAccount} replace state={problemOf('missing')} />
  }
  return (
    <SetupFrame step={4} title={words.templatesTitle}>
      <p>{words.templatesText}</p>
      <Templates listId={audience} />
      <Onwards accountId={account} />
    </SetupFrame>
  )
}

function Templates({ listId }: { listId: string }) {
  const read = useTemplates(listId)
  if (!read.data) {
    return <Loaded of={read} loading={words.loadingTemplates} failed={words.templatesFailed} rows={4} />
  }
  const { list, tag, contact } = read.data
  const { editors, tips } = words
  if (tag === undefined) {
    return (
      <Notice kind="warn" title={words.noFields}>
        <ButtonLink to={paths.setupComplete} look="action">
          {words.finishSetup}
        </ButtonLink>
      </Notice>
    )
  }
  return (
    <>
      <Card>
        <h2>{words.snippetTitle}</h2>
        <CampaignHtml tag={tag}>
          <p className={styles['quiet']}>{words.tagText(tag)}</p>
        </CampaignHtml>
      </Card>
      <Card>
        <h2>{words.previewTitle}</h2>
        <Suspense>
          <EmailPreview listName={list.name} contact={contact} />
        </Suspense>
      </Card>
      <Card>
        <h2>{words.pasteTitle}</h2>
        <dl className={styles['editors']}>
          {[editors.newBuilder, editors.classic, editors.ownCode].map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <h2>{words.tipsTitle}</h2>
        <ul className={styles['tips']}>
          {[tips.size, tips.test, tips.purpose].map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Card>
      <ToTheDoor listId={listId} />
    </>
  )
}

/** The list, its merge tag, and a contact for the preview. */
function useTemplates(listId: string) {
  const params = { listId }
  return useQuery({
    queryKey: ['setup', 'templates', listId],
    queryFn: async ({ signal }) => {
      const [{ list }, { qr_codes: fields }, { contacts }] = await Promise.all([
        call(oneList, { params }, signal),
        call(readFields, { params }, signal),
        call(contactsOfList, { params, query: {} }, signal),
      ])
      return {
        list,
        tag: codeTag(fields),
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
    <div className={styles['actions']}>
      <ButtonLink to={paths.dashboard} look="action">
        {words.toApp}
      </ButtonLink>
      <Button onClick={() => window.open(campaigns, '_blank', 'noopener')}>{words.openCampaigns}</Button>
    </div>
  )
}

import { type ListedDraft as WireDraft, checkedDraft, checkedDrafts, type SentDraft } from '#contract/campaigns.ts'
import type { Language } from '#domain/spoken.ts'
import { takeTokenIfLeft } from '../../database/throttle.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { say } from '../../kernel/said.ts'
import type { Team } from '../../kernel/team.ts'
import type { Sent } from '../../mailchimp/campaigns.ts'
import type { Services } from '../../services.ts'
import { draftingRoutes } from './drafting/routes.ts'
import { findDraft, findDrafts, type ListedDraft, openMemories } from './find-drafts.ts'
import { type MailchimpPages, mailchimpPages, urlOf } from './mailchimp-pages.ts'
import { sayFinding } from './preflight/say-finding.ts'
import { proofRoutes } from './proof/routes.ts'

/** The rate limit of one team for reading its drafts from Mailchimp again. */
const freshReads = { capacity: 30, secondsEach: 10 }

export function campaignsRoutes(serve: Serve, services: Services): void {
  const memories = openMemories()

  serve.viewer(checkedDrafts, async ({ team, params, query, language }) => {
    const isFresh = await mayReadAnew(team, query.fresh)
    const { list, drafts } = await findDrafts(services, memories, team, { listKey: params.listId, isFresh })
    const pages = await mailchimpPages(services, team, list)
    return { checked_at: services.now().toISOString(), drafts: drafts.map((each) => wireDraft(each, pages, language)) }
  })

  serve.viewer(checkedDraft, async ({ team, params, query, language }) => {
    const isFresh = await mayReadAnew(team, query.fresh)
    const asked = { listKey: params.listId, campaignId: params.campaignId, isFresh }
    const found = await findDraft(services, memories, team, asked)
    const pages = await mailchimpPages(services, team, found.list)
    if (found.sent) return { sent: wireSent(found.sent, pages) }
    const { list: _, checked, receivers, checklist, ...listed } = found
    return {
      sent: null,
      checked_at: services.now().toISOString(),
      draft: wireDraft({ ...listed, checked }, pages, language),
      findings: checked.findings.map((finding) => sayFinding(language, finding)),
      passed: checked.passed,
      without_code: { count: receivers.withoutCode ?? null, names: receivers.names },
      checklist: checklist ? { is_ready: checklist.isReady, items: checklist.items } : null,
    }
  })

  async function mayReadAnew(team: Team, fresh: 'yes' | undefined): Promise<boolean> {
    if (fresh === undefined) return false
    if (await takeTokenIfLeft(services.database, `drafts:${team.id}`, freshReads)) return true
    throw new Refusal('too_many', 'looked_again_too_often')
  }

  proofRoutes(serve, services)
  draftingRoutes(serve, services)
}

function wireSent({ title, subject, sentAt, webId }: Sent, pages: MailchimpPages | undefined): SentDraft {
  return { title, subject, sent_at: sentAt?.toISOString() ?? null, mailchimp_url: urlOf({ webId }, pages) }
}

function wireDraft(
  { draft, checked, light, trouble }: ListedDraft,
  pages: MailchimpPages | undefined,
  language: Language,
): WireDraft {
  const findings = checked?.findings ?? []
  const [worst] = findings
  return {
    id: draft.id,
    title: draft.title,
    subject: draft.subject,
    status: draft.status,
    created_at: draft.createdAt?.toISOString() ?? null,
    send_at: draft.sendAt?.toISOString() ?? null,
    receivers: draft.receiverCount ?? null,
    mailchimp_url: urlOf(draft, pages),
    light: light ?? null,
    headline: trouble ? say(language, trouble) : worst ? sayFinding(language, worst).sentence : null,
    wrong: findings.filter((finding) => finding.light === 'wrong').length,
    look: findings.filter((finding) => finding.light === 'look').length,
  }
}

import {
  type DraftFinding,
  type ListedDraft as WireDraft,
  checkedDraft,
  checkedDrafts,
  type SentDraft,
} from '#contract/campaigns.ts'
import type { Language } from '#domain/spoken.ts'
import { takeTokenIfLeft } from '../../database/throttle.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { say } from '../../kernel/said.ts'
import type { Team } from '../../kernel/team.ts'
import type { Checklist, Sent } from '../../mailchimp/campaigns.ts'
import type { Services } from '../../services.ts'
import { draftingRoutes } from './drafting/routes.ts'
import { findDraft, findDrafts, type ListedDraft, openMemories } from './find-drafts.ts'
import { type MailchimpPages, mailchimpPages, urlOf } from './mailchimp-pages.ts'
import type { Finding } from './preflight/facts.ts'
import { sayFinding } from './preflight/say-finding.ts'
import { proofRoutes } from './proof/routes.ts'
import { textSeenBy } from './seen-by.ts'

/** The rate limit of one team for reading its drafts from Mailchimp again. */
const freshReads = { capacity: 30, secondsEach: 10 }

export function campaignsRoutes(serve: Serve, services: Services): void {
  const memories = openMemories()

  serve.viewer(checkedDrafts, async ({ team, params, query, language }) => {
    const isFresh = await mayReadAnew(team, query.fresh)
    const { list, drafts, leftOut } = await findDrafts(services, memories, team, { listKey: params.listId, isFresh })
    const pages = await mailchimpPages(services, team, list)
    const seen = textSeenBy(team)
    const checked_at = services.now().toISOString()
    const shown = drafts.map((each) => wireDraft(each, pages, { language, seen }))
    return { checked_at, drafts: shown, left_out: leftOut.map(seen) }
  })

  serve.viewer(checkedDraft, async ({ team, params, query, language }) => {
    const isFresh = await mayReadAnew(team, query.fresh)
    const asked = { listKey: params.listId, campaignId: params.campaignId, isFresh }
    const found = await findDraft(services, memories, team, asked)
    const pages = await mailchimpPages(services, team, found.list)
    const seen = textSeenBy(team)
    if (found.sent) return { sent: wireSent(found.sent, pages, seen) }
    const { list: _, checked, shown, receivers, checklist, ...listed } = found
    return {
      sent: null,
      checked_at: services.now().toISOString(),
      draft: wireDraft({ ...listed, checked }, pages, { language, seen }),
      findings: checked.findings.map((finding) => sayTo({ language, seen }, finding)),
      passed: checked.passed,
      windows: shown.map((each) => each ?? null),
      without_code: { count: receivers.withoutCode ?? null, names: receivers.names.map(seen) },
      checklist: checklist ? wireChecklist(checklist, seen) : null,
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

/** `seen`: a text as this reader may read it. */
type Reader = { language: Language; seen: (text: string) => string }

function sayTo({ language, seen }: Reader, finding: Finding): DraftFinding {
  const { sentence, todo, where, ...others } = sayFinding(language, finding)
  return { ...others, sentence: seen(sentence), todo: seen(todo), where: where && seen(where) }
}

function wireChecklist({ isReady, items }: Checklist, seen: Reader['seen']) {
  return {
    is_ready: isReady,
    items: items.map((item) => ({
      ...item,
      heading: seen(item.heading),
      details: seen(item.details),
    })),
  }
}

function wireSent(
  { id, title, subject, sentAt, webId }: Sent,
  pages: MailchimpPages | undefined,
  seen: Reader['seen'],
): SentDraft {
  return {
    title: seen(title),
    subject: seen(subject),
    sent_at: sentAt?.toISOString() ?? null,
    mailchimp_url: urlOf({ id, webId }, pages),
  }
}

function wireDraft(
  { draft, checked, light, trouble }: ListedDraft,
  pages: MailchimpPages | undefined,
  reader: Reader,
): WireDraft {
  const findings = checked?.findings ?? []
  const [worst] = findings
  return {
    id: draft.id,
    title: reader.seen(draft.title),
    subject: reader.seen(draft.subject),
    status: draft.status,
    created_at: draft.createdAt?.toISOString() ?? null,
    send_at: draft.sendAt?.toISOString() ?? null,
    receivers: draft.receiverCount ?? null,
    mailchimp_url: urlOf(draft, pages),
    light: light ?? null,
    headline: trouble ? say(reader.language, trouble) : worst ? sayTo(reader, worst).sentence : null,
    wrong: findings.filter((finding) => finding.light === 'wrong').length,
    look: findings.filter((finding) => finding.light === 'look').length,
  }
}

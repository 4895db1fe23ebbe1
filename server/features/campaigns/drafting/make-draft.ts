// Makes a draft in Mailchimp, and only a draft. A lost answer must not leave two drafts without a word.
import type { Language } from '#domain/spoken.ts'
import { isPassing } from '../../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import type { Campaigns, Draft } from '../../../mailchimp/campaigns.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { findTags } from '../../codes/follow-fields.ts'
import { findBranding } from '../../guest-page/change-branding.ts'
import { type List, refuseUnlessWorkable } from '../../lists/find-list.ts'
import { findOccasionsOf } from '../../occasions/find-occasions.ts'
import { takeTokenIfLeft } from '../../../database/throttle.ts'
import { nightsOf } from './nights.ts'
import { invitationHtml, invitationText } from './template.ts'

/** Of one list: also a second tap comes after the first draft can be found by its name. */
const making = { capacity: 1, secondsEach: 5 }

type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'publicUrl' | 'now'>

/** In the language of the caller. */
export async function makeDraft(
  services: NeededHere,
  team: Team,
  listKey: string,
  { title, language }: { title: string; language: Language },
): Promise<{ list: List; draft: Draft }> {
  const { list, occasions } = await findOccasionsOf(services, team, listKey)
  refuseUnlessWorkable(list)
  const scope = { team: team.id, list: list.id }
  const tags = await findTags(services, scope)
  if (!tags) throw new Refusal('conflict', 'no_fields_for_email')
  if (!(await takeTokenIfLeft(services.database, `make-draft:${list.id}`, making))) {
    throw new Refusal('too_many', 'draft_made_just_now')
  }
  const { place } = await findBranding(services, team, list.id)
  const nights = nightsOf(occasions, { ...list, place }, services.now(), language)
  const written = { publicUrl: services.publicUrl, tag: tags.code, title, nights, language }
  const content = { html: invitationHtml(written), plainText: invitationText(written) }
  const draft = await withAccount(services, { id: list.accountId, teamId: team.id }, 'person', async (login) => {
    const campaigns = login.campaigns(list.mailchimpId)
    const empty = await addOnce(campaigns, title)
    await campaigns.writeContent(empty.id, content)
    await refuseUnlessKept(campaigns, empty, `${services.publicUrl}/qr-code/*|${tags.code}|*`)
    return empty
  })
  await services.database.as(scope, (tx) =>
    keepRecord(tx, team, 'draft_made', { listId: list.id, details: { campaign: draft.id, name: title } }),
  )
  return { list, draft }
}

/** An empty draft with this name. One that an earlier attempt left empty is used again. */
async function addOnce(campaigns: Campaigns, title: string): Promise<Draft> {
  const known = await findByName(campaigns, title)
  if (known) return known
  const defaults = await campaigns.defaults()
  try {
    return await campaigns.addDraft({ title, ...defaults, subject: defaults.subject || title })
  } catch (error) {
    if (!isPassing(error) || error.kind === 'busy') throw error
    const made = await findByName(campaigns, title).catch(() => undefined)
    if (made) return made
    throw new Refusal('unavailable', 'draft_unsure', { cause: error })
  }
}

/** Undefined if there is none. Refuses if one has content already. */
async function findByName(campaigns: Campaigns, title: string): Promise<Draft | undefined> {
  const named = (await campaigns.drafts()).rows.find((draft) => draft.title === title)
  if (!named) return undefined
  const versions = (await campaigns.content(named.id)) ?? []
  if (versions.every(({ html }) => html === undefined)) return named
  throw new Refusal('conflict', 'draft_name_taken', { field: 'title' })
}

/** Mailchimp may answer 200 and keep something else. */
async function refuseUnlessKept(campaigns: Campaigns, draft: Draft, picture: string): Promise<void> {
  const versions = (await campaigns.content(draft.id)) ?? []
  if (versions.some(({ html }) => html?.includes(picture))) return
  throw new Refusal('unavailable', 'draft_content_not_kept', { params: { title: draft.title } })
}

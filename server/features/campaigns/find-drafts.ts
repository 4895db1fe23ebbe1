import { type Light, worstOf } from '#domain/preflight.ts'
import { withAccount } from '../accounts/open-account.ts'
import { type Facts, factsOfList, factsOfMail, type NeededForFacts } from './facts-of-list.ts'
import { type Memory, openMemory } from './memory.ts'
import { type Checked, type CheckedVersions, checkVersions, gather } from './preflight/check-draft.ts'
import { checkList, checkReceivers } from './preflight/check-list.ts'
import { checkSending } from './preflight/check-sending.ts'
import { checkHeadline } from './preflight/check-words.ts'
import { fieldsAskedBy } from './preflight/conditions.ts'
import { findReceivers, type ReceiversFound } from './receivers.ts'
import { findListOf, type List, refuseUnlessWorkable } from '../lists/find-list.ts'
import { eachAtOnce } from '../../kernel/each-at-once.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Said } from '../../kernel/said.ts'
import type { Team } from '../../kernel/team.ts'
import { type Listed, type ListField, noTags } from '../../mailchimp/audience.ts'
import type { Checklist, Draft, Sent } from '../../mailchimp/campaigns.ts'
import type { Login } from '../../mailchimp/login.ts'
import type { Needs } from '../../services.ts'

type NeededHere = NeededForFacts & Needs<'openLogin' | 'keys'>

/** `light` is undefined if the draft could not be read; `trouble` says why. */
export type ListedDraft = {
  draft: Draft
  checked: Checked | undefined
  light: Light | undefined
  trouble: Said | undefined
}

export type Asked = { listKey: string; isFresh: boolean }

/** Mailchimp gives no time of change for a draft, so a draft is read again after this time only. */
const restMs = 60_000
const listRestMs = 10_000

/** More drafts than this are not read. */
const draftsShown = 20

/** Drafts read at once. A login has 8 slots. */
const readsAtOnce = 2

export type Memories = {
  lists: Memory<Listed<Draft>>
  contents: Memory<CheckedVersions | undefined>
  receivers: Memory<ReceiversFound>
  fields: Memory<ListField[]>
  checklists: Memory<Checklist | undefined>
}

export function openMemories(): Memories {
  return {
    lists: openMemory(listRestMs),
    contents: openMemory(restMs),
    receivers: openMemory(restMs),
    fields: openMemory(restMs),
    checklists: openMemory(restMs),
  }
}

type Place = {
  services: NeededHere
  memories: Memories
  list: List
  scope: { team: string; list: string }
  facts: Facts
  login: Login
  isFresh: boolean
}

/** The drafts of a list: scheduled drafts first, then the newest. */
export function findDrafts(
  services: NeededHere,
  memories: Memories,
  team: Team,
  asked: Asked,
): Promise<{ list: List; drafts: ListedDraft[]; leftOut: string[] }> {
  return atList(services, memories, team, asked, async (place) => {
    const { list, login, isFresh } = place
    const found = await memories.lists.of(list.id, isFresh, () => login.campaigns(list.mailchimpId).drafts())
    const shown = found.rows.toSorted(bySending).slice(0, draftsShown)
    const checked = new Map<string, ListedDraft>()
    await eachAtOnce(shown, readsAtOnce, async (draft) => void checked.set(draft.id, await listDraft(place, draft)))
    return { list, drafts: shown.flatMap(({ id }) => checked.get(id) ?? []), leftOut: found.leftOut }
  })
}

export type WholeDraft = ListedDraft & {
  list: List
  sent?: undefined
  checked: Checked
  shown: CheckedVersions['shown']
  receivers: ReceiversFound
  checklist: Checklist | undefined
}

/** One draft with all of its findings, or the email that was made of it. */
export function findDraft(
  services: NeededHere,
  memories: Memories,
  team: Team,
  { campaignId, ...asked }: Asked & { campaignId: string },
): Promise<WholeDraft | { list: List; sent: Sent }> {
  return atList(services, memories, team, asked, async (place) => {
    const campaigns = place.login.campaigns(place.list.mailchimpId)
    const draft = await campaigns.findDraft(campaignId)
    if (!draft) {
      const sent = await campaigns.findSent(campaignId)
      if (!sent) throw noDraft()
      return { list: place.list, sent }
    }
    const { checked, shown, receivers, checklist } = await checkOne(place, draft)
    return {
      list: place.list,
      draft,
      checked,
      shown,
      receivers,
      light: worstOf(checked.findings),
      trouble: undefined,
      checklist,
    }
  })
}

async function atList<T>(
  services: NeededHere,
  memories: Memories,
  team: Team,
  { listKey, isFresh }: Asked,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  const scope = { team: team.id, list: list.id }
  const facts = await factsOfList(services, team, list)
  return withAccount(services, { id: list.accountId, teamId: team.id }, 'reader', (login) =>
    work({ services, memories, list, scope, facts, login, isFresh }),
  )
}

/** A draft that cannot be read does not hide the others. */
async function listDraft(place: Place, draft: Draft): Promise<ListedDraft> {
  try {
    const { checked } = await checkOne(place, draft)
    return { draft, checked, light: worstOf(checked.findings), trouble: undefined }
  } catch (error) {
    return { draft, checked: undefined, light: undefined, trouble: troubleOf(error) }
  }
}

type One = Pick<WholeDraft, 'checked' | 'shown' | 'receivers' | 'checklist'>

async function checkOne(place: Place, draft: Draft): Promise<One> {
  const { services, memories, list, scope, facts, login, isFresh } = place
  const { mail } = facts
  const key = JSON.stringify([list.id, draft, mail && { ...mail.ours, tagsElsewhere: [...mail.ours.tagsElsewhere] }])
  const content = mail && (await memories.contents.of(key, isFresh, () => readContent(place, draft, mail)))
  if (mail && !content) throw noDraft()
  const inContent = content?.findings
  const found = await memories.receivers.of(`${list.id} ${JSON.stringify(draft.receivers)}`, isFresh, () => {
    const asked = { receivers: draft.receivers, tags: mail?.tags ?? noTags, isFresh }
    return findReceivers(services, scope, login.audience(list.mailchimpId), asked)
  })
  const ofWholeList = draft.receivers.kind === 'list' ? draft.receiverCount : undefined
  const receivers = { ...found, inMailchimp: found.inMailchimp ?? ofWholeList }
  const ofReceivers = mail && facts.list.areCodesMade && draft.receiverCount !== 0 ? checkReceivers(receivers) : []
  const checklist = await memories.checklists.of(key, isFresh, () =>
    login
      .campaigns(list.mailchimpId)
      .checklist(draft.id)
      .catch((error: unknown) => void troubleOf(error)),
  )
  const ofSending = checkSending({ draft, checklist, occasion: facts.occasion }, inContent ?? [])
  const findings = [...(inContent ?? []), ...ofSending, ...checkList(facts.list), ...ofReceivers]
  return { checked: gather(findings, isRead(inContent)), shown: content?.shown ?? [], receivers, checklist }
}

/** Nothing hinders that all of the email is checked. */
function isRead(inContent: CheckedVersions['findings'] | undefined): boolean {
  return inContent !== undefined && !inContent.some(({ check }) => check === 'content')
}

async function readContent(
  { services, memories, scope, login, list, isFresh }: Place,
  draft: Draft,
  { ours }: NonNullable<Facts['mail']>,
): Promise<CheckedVersions | undefined> {
  const versions = await login.campaigns(list.mailchimpId).content(draft.id)
  if (!versions) return undefined
  const read = async () => (await login.audience(list.mailchimpId).listFields()).rows
  const fields = await memories.fields.of(list.id, isFresh, read)
  const asked = fieldsAskedBy(versions.map(({ html }) => html ?? ''))
  const facts = await factsOfMail(services, scope, ours, { fields, asked })
  const { findings, shown } = checkVersions(versions, facts, draft.kind)
  return { findings: [...findings, ...checkHeadline(draft, facts)], shown }
}

function bySending(a: Draft, b: Draft): number {
  const order = Number(b.status === 'schedule') - Number(a.status === 'schedule')
  return order || (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0)
}

/** A fault of Mailchimp with one part does not stop the others, unless Mailchimp no longer accepts the key. */
function troubleOf(error: unknown): Said {
  if (error instanceof Refusal) return error.said
  if (error instanceof MailchimpTrouble && error.kind !== 'unauthorized') return error.said
  throw error
}

export function noDraft(): Refusal {
  return new Refusal('not_found', 'draft_gone')
}

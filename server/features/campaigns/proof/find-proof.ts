// A draft as one of its recipients gets it.
import { escapeHtml } from '../../../http/escape-html.ts'
import type { ListField, Member } from '../../../mailchimp/audience.ts'
import type { Draft, Version } from '../../../mailchimp/campaigns.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { findTags } from '../../codes/follow-fields.ts'
import { findListOf, refuseUnlessWorkable } from '../../lists/find-list.ts'
import { type Memory, openMemory } from '../memory.ts'
import { noDraft } from '../find-drafts.ts'
import { readSegment } from '../receivers.ts'
import * as store from '../store.ts'
import { fillTags } from './fill-tags.ts'
import type { ValueOf } from '../tags/merge-tag.ts'

type NeededHere = Needs<'database' | 'openLogin' | 'keys'>

/** Walking through recipients reads the draft once. */
const restMs = 60_000

export type ProofMemories = {
  mails: Memory<{ draft: Draft; versions: Version[] } | undefined>
  fields: Memory<ListField[]>
  hashes: Memory<string[] | undefined>
  members: Memory<Member | undefined>
}

export function openProofMemories(): ProofMemories {
  return {
    mails: openMemory(restMs, 200),
    fields: openMemory(restMs),
    hashes: openMemory(restMs, 200),
    members: openMemory(restMs),
  }
}

/** `place`: of the recipient, counted from 1; one too large is the last. `version`: of an A/B test, counted from 0. */
export type AskedProof = { listKey: string; campaignId: string; place: number; version: number; isFresh: boolean }

export type Guest = { place: number; email: string; name: string; code: string | null }

export type Proof = {
  listId: string
  labels: string[]
  total: number
  /** False if only Mailchimp can judge who receives the draft: then all contacts of the list are walked through. */
  isCertain: boolean
  guest: Guest | undefined
  /** `codes`: the guest's, here and in Mailchimp. Undefined without a guest, and for a draft whose content Mailchimp does not show. */
  mail: { html: string; left: string[]; codes: string[] } | undefined
}

export async function findProof(
  services: NeededHere,
  memories: ProofMemories,
  team: Team,
  { listKey, campaignId, place, version, isFresh }: AskedProof,
): Promise<Proof> {
  const list = await findListOf(services, team, listKey)
  refuseUnlessWorkable(list)
  const scope = { team: team.id, list: list.id }
  const tags = await findTags(services, scope)
  if (!tags) throw new Refusal('conflict', 'no_fields_for_email')
  return withAccount(services, { id: list.accountId, teamId: team.id }, 'reader', async (login) => {
    const campaigns = login.campaigns(list.mailchimpId)
    const audience = login.audience(list.mailchimpId)
    const mail = await memories.mails.of(`${list.id} ${campaignId}`, isFresh, async () => {
      const draft = await campaigns.findDraft(campaignId)
      const versions = draft && (await campaigns.content(campaignId))
      return draft && versions && { draft, versions }
    })
    if (!mail) throw noDraft()
    const { draft, versions } = mail
    const { receivers } = draft
    const hashes =
      receivers.kind === 'segment'
        ? await memories.hashes.of(`${list.id} ${receivers.id}`, isFresh, async () => {
            const found = await readSegment(audience, receivers.id, tags.code)
            return found?.hashes
          })
        : undefined
    const isCertain = receivers.kind === 'list' || hashes !== undefined
    const { total, guest } = await findGuest(services, scope, hashes ?? null, place)
    const proof = { listId: list.id, labels: versions.flatMap(({ label }) => label ?? []), total, isCertain }
    const html = versions[Math.min(version, versions.length - 1)]?.html
    if (!guest || html === undefined) return { ...proof, guest, mail: undefined }
    const { hash, ...shown } = guest
    const member = await memories.members.of(`${list.id} ${hash}`, isFresh, () => audience.findMember({ hash }, tags))
    if (!member) throw new Refusal('not_found', 'guest_not_in_mailchimp')
    const fields = await memories.fields.of(list.id, isFresh, async () => (await audience.listFields()).rows)
    const { text, left } = fillTags(html, valuesOf(fields, member), escapeHtml)
    const codes = [guest.code, member.held.code].filter((code) => code != null)
    return { ...proof, guest: shown, mail: { html: text, left, codes } }
  })
}

async function findGuest(
  { database }: Needs<'database'>,
  scope: { team: string; list: string },
  hashes: string[] | null,
  asked: number,
): Promise<{ total: number; guest: (Guest & { hash: string }) | undefined }> {
  const first = await store.findReceiver(database, scope, hashes, asked)
  const place = Math.min(asked, first.total)
  const found = place === asked || place === 0 ? first : await store.findReceiver(database, scope, hashes, place)
  const { total, hash, ...guest } = found
  return { total, guest: hash === null ? undefined : { ...guest, hash, place } }
}

/** One contact's values by tag, and by `MERGE` with the field's number. A missing value gets the field's default. */
function valuesOf(fields: readonly ListField[], member: Pick<Member, 'email' | 'fields'>): ValueOf {
  const values = new Map([
    ['EMAIL', member.email],
    ['MERGE0', member.email],
  ])
  for (const { tag, mergeId, defaultValue } of fields) {
    const value = textOf(member.fields[tag]) || defaultValue
    values.set(tag, value)
    if (mergeId > 0) values.set(`MERGE${mergeId}`, value)
  }
  return (tag) => values.get(tag)
}

/** Addresses come in parts. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ')
}

import { announce } from '../webhooks/announce.ts'
import { memberHash } from '../store/ids.ts'
import {
  changedColumns,
  findMember,
  isForgotten,
  insertMember,
  newMember,
  updateMember,
  type Member,
} from '../store/members.ts'
import { tagNamed } from '../store/tags.ts'
import type { Source } from '../store/webhooks.ts'
import type { World } from '../world.ts'
import { problems } from './problem.ts'
import type { Audience } from './call.ts'
import { applyMergeValues, missingRequired, type MergeValues } from './merge-values.ts'

export type Written = {
  email_address?: string | null
  status?: string | null
  status_if_new?: string | null
  email_type?: string | null
  merge_fields?: Record<string, unknown> | null
  language?: string | null
  vip?: boolean | null
  location?: { latitude?: number | string; longitude?: number | string } | null
  ip_signup?: string | null
  ip_opt?: string | null
  timestamp_signup?: string | null
  timestamp_opt?: string | null
  tags?: string[] | null
}

export type How = { source: Source; skipsRequired: boolean; replacesTags?: boolean }

const blank = 'This value should not be blank.'

/**
 * Adds or changes one contact, or refuses. A write without a change leaves last_changed alone and triggers no webhook.
 */
export function writeMember(
  world: World,
  audience: Audience,
  found: Member | undefined,
  written: Written,
  how: How,
): Member {
  const { list, account } = audience
  const nowSeconds = Math.floor(world.now() / 1000)
  const email = written.email_address ?? found?.email
  if (email === undefined) throw problems.schema([{ field: 'email_address', message: blank }])
  if (written.email_address != null) checkEmail(email)
  const before = found ?? newMember(list.no, email, nowSeconds)
  const comesBack = found?.status === 'archived' && account.settings.archivedCountsAsNew
  const isNew = !found || comesBack
  // A permanently deleted member comes back only by signing up again.
  if (isNew && how.source !== 'user' && isForgotten(world, list.no, memberHash(email))) throw problems.forgotten(email)
  if (found && account.settings.frozenStatuses.includes(found.status)) {
    throw problems.frozen(found.email, found.status)
  }

  const after = { ...before, email, hash: email === before.email ? before.hash : memberHash(email) }
  if (found && after.hash !== found.hash && findMember(world, list.no, after.hash)) throw problems.memberExists(email)
  after.status = statusAfter(before, written, isNew)
  if (after.status !== before.status || !found) {
    after.in_compliance =
      after.status === 'cleaned' || (after.status === 'unsubscribed' && how.source === 'user') ? 1 : 0
    after.unsubscribe_reason = after.status === 'unsubscribed' ? 'N/A (Unsubscribed by admin)' : ''
  }
  after.merge_values = mergeValuesAfter(audience, before, written, how)
  copyRest(after, written)
  if (written.tags && (!found || how.replacesTags !== false)) after.tags = tagsAfter(world, before, written.tags)

  return keep(world, audience, found, after, how.source)
}

/** Saves the changes and notifies the audience's webhooks. */
export function keep(
  world: World,
  { list, fields }: Audience,
  before: Member | undefined,
  after: Member,
  source: Source,
): Member {
  if (before && changedColumns(before, after).length === 0) return before
  const changed = { ...after, last_changed: Math.floor(world.now() / 1000) }
  return world.db.transaction(() => {
    const kept = before ? changed : insertMember(world, changed)
    if (before) updateMember(world, before, kept)
    announce(world, { list, fields }, before, kept, source)
    return kept
  })
}

function checkEmail(email: string): void {
  if (!/^[^\s@<>()[\],;:"\\]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(email)) throw problems.notAnEmail()
  // RFC 2606 reserves this ending for invalid addresses.
  if (email.toLowerCase().endsWith('.invalid')) throw problems.looksFake(email)
}

function statusAfter(before: Member, written: Written, isNew: boolean): string {
  const status = written.status ?? (isNew ? written.status_if_new : undefined)
  if (status == null) {
    if (before.id === 0) throw problems.schema([{ field: 'status', message: blank }])
    return before.status
  }
  if (status === 'subscribed' && before.status !== 'subscribed' && before.in_compliance) {
    throw problems.compliance(before.email)
  }
  return status
}

function mergeValuesAfter({ fields }: Audience, before: Member, written: Written, how: How): string {
  const held = JSON.parse(before.merge_values) as MergeValues
  const { values, wrong } = applyMergeValues(fields, held, written.merge_fields ?? {})
  const missing = how.skipsRequired ? [] : missingRequired(fields, values)
  if (wrong.length + missing.length > 0) throw problems.mergeFields([...wrong, ...missing])
  return JSON.stringify(values)
}

function copyRest(after: Member, written: Written): void {
  after.email_type = written.email_type ?? after.email_type
  after.language = written.language ?? after.language
  after.ip_signup = written.ip_signup ?? after.ip_signup
  after.ip_opt = written.ip_opt ?? after.ip_opt
  after.latitude = Number(written.location?.latitude ?? after.latitude)
  after.longitude = Number(written.location?.longitude ?? after.longitude)
  if (written.vip != null) after.vip = written.vip ? 1 : 0
  if (written.timestamp_signup) after.timestamp_signup = readTime(written.timestamp_signup)
  if (written.timestamp_opt) after.timestamp_opt = readTime(written.timestamp_opt)
}

function tagsAfter(world: World, { list_no, tags }: Member, names: string[]): string {
  const held = JSON.parse(tags) as { id: number; name: string; date_added: number }[]
  return JSON.stringify(
    names.map((name) => {
      const tag = tagNamed(world, list_no, name)
      return held.find(({ id }) => id === tag.id) ?? { ...tag, date_added: Math.floor(world.now() / 1000) }
    }),
  )
}

function readTime(text: string): number {
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(text)
  return Math.floor(Date.parse(hasZone ? text : `${text.replace(' ', 'T')}Z`) / 1000)
}

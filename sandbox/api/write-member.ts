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
import { applyMergeValues, halfAddresses, missingRequired, type MergeValues } from './merge-values.ts'

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
  const { list } = audience
  const nowSeconds = Math.floor(world.now() / 1000)
  const email = written.email_address ?? found?.email
  if (email === undefined) throw problems.schema([{ field: 'email_address', message: blank }])
  if (written.email_address != null) checkEmail(email)
  const before = found ?? newMember(list.no, email, nowSeconds)
  const isNew = mayWrite(world, audience, found, email, how.source)

  const after = { ...before, email, hash: email === before.email ? before.hash : memberHash(email) }
  if (found && after.hash !== found.hash) refuseTaken(world, list.no, after)
  after.status = statusAfter(before, written, isNew)
  if (after.status !== before.status || !found) Object.assign(after, leavingOf(after.status, how.source))
  const values = mergeValuesAfter(audience, before, written, how)
  if (how.source === 'api' && isIgnored(audience, values)) return before
  after.merge_values = JSON.stringify(values)
  copyRest(after, written)
  if (written.tags && takesTags(found, how)) after.tags = tagsAfter(world, before, written.tags)

  return keep(world, audience, found, after, how.source)
}

/** Whether the member is new to the audience, also as one who comes back. Refuses who may not be written. */
function mayWrite(
  world: World,
  { list, account: { settings } }: Audience,
  found: Member | undefined,
  email: string,
  source: Source,
): boolean {
  const isNew = !found || (found.status === 'archived' && settings.archivedCountsAsNew)
  // A permanently deleted member comes back only by signing up again.
  if (isNew && source !== 'user' && isForgotten(world, list.no, memberHash(email))) throw problems.forgotten(email)
  if (found && settings.frozenStatuses.includes(found.status)) throw problems.frozen(found.email, found.status)
  return isNew
}

function takesTags(found: Member | undefined, { replacesTags }: How): boolean {
  return !found || replacesTags !== false
}

function refuseTaken(world: World, listNo: number, { hash, email }: Pick<Member, 'hash' | 'email'>): void {
  if (findMember(world, listNo, hash)) throw problems.memberExists(email)
}

/** How a member with this new status has left the audience. */
function leavingOf(status: string, source: Source): Pick<Member, 'in_compliance' | 'unsubscribe_reason'> {
  const hasLeft = status === 'unsubscribed'
  return {
    in_compliance: status === 'cleaned' || (hasLeft && source === 'user') ? 1 : 0,
    unsubscribe_reason: hasLeft ? 'N/A (Unsubscribed by admin)' : '',
  }
}

/** Half an address: the account refuses it, ignores the whole write, or takes it. */
function isIgnored({ fields, account }: Audience, values: MergeValues): boolean {
  const halves = halfAddresses(fields, values)
  const answer = account.settings.halfAddresses
  if (halves.length > 0 && answer === 'refused') throw problems.mergeFields(halves)
  return halves.length > 0 && answer === 'ignored'
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

function mergeValuesAfter({ fields }: Audience, before: Member, written: Written, how: How): MergeValues {
  const held = JSON.parse(before.merge_values) as MergeValues
  const { values, wrong } = applyMergeValues(fields, held, written.merge_fields ?? {}, how.source !== 'api')
  const missing = how.skipsRequired ? [] : missingRequired(fields, values)
  if (wrong.length + missing.length > 0) throw problems.mergeFields([...wrong, ...missing])
  return values
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

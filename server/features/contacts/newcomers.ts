// Unknown members without a code of ours: in a first generation, all members. Their codes derive from the batch's seed
// and Mailchimp's key of the member, so every worker always computes the same code. They are stored once, when
// Mailchimp has their values, and a killed worker changes no code (decision 37).
import { randomUUIDv7 } from 'node:crypto'
import { getKnown } from '../../kernel/only-row.ts'
import type { Tx } from '../../database/open.ts'
import type { FieldTags, Member } from '../../mailchimp/audience.ts'
import { codeFromSeed } from './new-code.ts'
import * as store from './newcomers/store.ts'
import type { KeptList } from './keep-members.ts'
import { withPartyField } from './party-field.ts'
import { findByHash } from './store.ts'
import { whoIsRight } from './who-is-right.ts'
import { keepOutcome, type Refused, type ToWrite } from './write-values.ts'

export type Newcomer = { member: Member; id: string; code: string; max: number }

/** The members that can be stored after their write; keepMembers handles all others, and those that are no guests. */
export async function findNewcomers(
  tx: Tx,
  list: KeptList & { uncounted: string[] },
  members: Member[],
  seed: Buffer,
): Promise<Newcomer[]> {
  const strangers = members.flatMap((member) => {
    if (member.held.code !== undefined || list.uncounted.includes(member.status)) return []
    const nothing = { code: undefined, max: undefined, scans: undefined }
    const defaultMax = list.settings.default_max
    const sides = { ours: undefined, last: nothing, now: member.held, isTaken: false, defaultMax }
    const { right, report } = withPartyField(list, member, whoIsRight(sides))
    if (report.length > 0) return []
    return { member, id: randomUUIDv7(), code: codeFromSeed(seed, member.hash), max: right.max }
  })
  if (strangers.length === 0) return []
  const unknown = await store.findUnknown(tx, list.id, strangers)
  return strangers.filter(({ member }) => unknown.has(member.hash))
}

export function valuesOf({ member, id, code, max }: Newcomer): ToWrite {
  const { hash, email, held } = member
  return { id, hash, email, code, max: held.max === max ? null : max, scans: 0 }
}

/**
 * Stores the members that Mailchimp accepted or rejected. Returns their ids by Mailchimp's keys. Undefined if a member
 * got another code meanwhile: then Mailchimp must be asked again.
 */
export async function keepNewcomers(
  tx: Tx,
  listId: string,
  newcomers: Newcomer[],
  { tags, refused }: { tags: FieldTags; refused: Refused[] },
): Promise<Map<string, string> | undefined> {
  const ids = new Map(newcomers.map(({ member, id }) => [member.hash, id]))
  if (newcomers.length === 0) return ids
  const reasons = new Map(refused.map(({ id, reason }) => [id, reason]))
  const settled = newcomers.map((newcomer) => settle(newcomer, tags, reasons.get(newcomer.id)))
  const there = new Set(await store.addSettled(tx, listId, settled))
  if (there.size === 0) return ids
  // A neighbouring page shares some members with this one, and webhooks also report new members.
  const met = newcomers.filter(({ member }) => there.has(member.hash))
  const known = await findByHash(tx, listId, [...there])
  if (met.some(({ member, code }) => known.get(member.hash)?.code !== code)) return undefined
  const written = met.filter(({ id }) => !reasons.has(id))
  const withTheirIds = written.map((each) => ({ ...valuesOf(each), id: getKnown(known, each.member.hash).id }))
  await keepOutcome(tx, listId, withTheirIds, [])
  for (const [hash, { id }] of known) ids.set(hash, id)
  return ids
}

function settle({ member, id, code, max }: Newcomer, tags: FieldTags, refusal: string | undefined) {
  const asRead = { member, id, code, max, fields: member.fields, held: member.held, refusal, heardAt: member.readAt }
  if (refusal !== undefined) return asRead
  const fields = { ...member.fields, [tags.code]: code, [tags.max]: max, [tags.scans]: 0 }
  return { ...asRead, fields, held: { code, max, scans: 0 }, heardAt: undefined }
}

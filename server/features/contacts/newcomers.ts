// Strangers who bring nothing of ours along, which in a first generation is everybody. Their codes are made from the seed
// of the batch and Mailchimp's key of the member: whoever meets them while the batch is at work, and however often, gives
// them the same one. So they are kept once, when Mailchimp has their values, and nothing that a kill leaves behind changes
// a code (decision 37).
import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '../../database/open.ts'
import type { FieldTags, Member } from '../../mailchimp/audience.ts'
import { codeFromSeed } from './new-code.ts'
import * as store from './newcomers/store.ts'
import { findByHash } from './store.ts'
import { whoIsRight } from './who-is-right.ts'
import { keepOutcome, type Refused, type ToWrite } from './write-values.ts'

export type Newcomer = { member: Member; id: string; code: string; max: number }

/** The members who can be kept after they were written. For all others there is keepMembers. */
export async function findNewcomers(
  tx: Tx,
  list: { id: string; defaultMax: number },
  members: Member[],
  seed: Buffer,
): Promise<Newcomer[]> {
  const strangers = members.flatMap((member) => {
    if (member.held.code !== undefined) return []
    const nothing = { code: undefined, max: undefined, scans: undefined }
    const sides = { ours: undefined, last: nothing, now: member.held, isTaken: false, defaultMax: list.defaultMax }
    const { right, report } = whoIsRight(sides)
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
 * Keeps those whom Mailchimp was told, or told us that it will not take. Answers with the ids that they have, by Mailchimp's
 * keys; undefined when somebody has come to have another code meanwhile, and Mailchimp has to be asked anew.
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
  // A neighbouring page shares some members with this one, and who joins is heard of by webhook too.
  const met = newcomers.filter(({ member }) => there.has(member.hash))
  const known = await findByHash(tx, listId, [...there])
  if (met.some(({ member, code }) => known.get(member.hash)?.code !== code)) return undefined
  const written = met.filter(({ id }) => !reasons.has(id))
  const withTheirIds = written.map((each) => ({ ...valuesOf(each), id: known.get(each.member.hash)!.id }))
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

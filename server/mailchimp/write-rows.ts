// Writes many members in a call, and compares every row of the answer with the sent values.
import * as z from 'zod/mini'
import * as wire from './wire.ts'
import { type Audience, type FieldTags, type MemberValues, type NotTaken, OddContact, ourValues } from './audience.ts'
import { type Compared, compareWritten, isTaken, notTakenBy, refuseIfMoved } from './compare-written.ts'
import type { Place } from './in-size.ts'
import type { Rows } from './limits/store.ts'
import { eachAtOnce } from '../kernel/each-at-once.ts'
import { looksAtOnce, unbelieved } from './second-look.ts'
import type { SaidOrText } from '../kernel/said.ts'
import { parseJson } from './exchange.ts'
import { halfAddress } from './refused-by.ts'
import { readWritten } from './wire-members.ts'

/** Without this, the owner's required fields would make our writes fail. */
export const withoutRequired = { skip_merge_validation: 'true' }

/** If more rows than this differ, and no other row was taken, then it is not for the rows' own sake. */
const mostAlone = 20

type Row = { sent: MemberValues; compared: Compared }

export type WrittenRows = {
  writeSome: (values: MemberValues[], tags: FieldTags, rows: Rows) => Promise<NotTaken[]>
  look: (sent: MemberValues, tags: FieldTags) => Promise<Compared | undefined>
}

export function openWrittenRows({ call, list }: Place, { findMember }: Pick<Audience, 'findMember'>): WrittenRows {
  async function post(values: MemberValues[], tags: FieldTags, rows: Rows) {
    const body = { members: values.map((row) => writtenMember(row, tags)), update_existing: true, sync_tags: false }
    const read = (parts: Uint8Array[]) => readBatchAnswer(parts, values)
    const report = await call({ method: 'POST', path: list, query: withoutRequired, body, rows, read }, writeReport)
    const isRefused = new Set(report.refused.map(({ hash }) => hash))
    const kept = values.filter(({ hash }) => !isRefused.has(hash))
    const compared = kept.map((sent) => ({
      sent,
      compared: compareWritten(sent, report.rows.get(sent.hash) ?? {}, tags),
    }))
    // A row that shows no fields at all says nothing about ours.
    const shown = compared.filter(({ sent }) => report.rows.get(sent.hash))
    if (shown.length > 0) refuseIfMoved(shown.map((row) => row.compared))
    return { ...report, differing: compared.filter((row) => !isTaken(row.compared)), count: compared.length }
  }

  /** If most rows differ, the answer may be from before the write: asking once more is cheaper than a look at each row. */
  async function writeSome(values: MemberValues[], tags: FieldTags, rows: Rows): Promise<NotTaken[]> {
    const first = await post(values, tags, rows)
    const isOld = first.differing.length > 3 && first.differing.length * 2 > first.count
    const { refused, differing, count } = isOld ? await post(values, tags, rows) : first
    const notTaken: NotTaken[] = refused.map((row) => ({ ...row, hasOurs: false }))
    // Two answers that show our values without the others of a row need no third.
    const [lackOthers, left] = [differing.filter(isWithoutOthers), differing.filter((row) => !isWithoutOthers(row))]
    if (isOld) for (const { sent, compared } of lackOthers) notTaken.push(notTakenBy(sent, compared))
    const isOfAll = left.length === count && count > mostAlone
    await eachAtOnce(isOld ? left : differing, looksAtOnce, async ({ sent }) => {
      const found = await look(sent, tags)
      if (found && isOfAll && found.halves.length === 0) throw unbelieved('mailchimp_write_not_held')
      if (found) notTaken.push(notTakenBy(sent, found))
    })
    return notTaken
  }

  /**
   * The second look: the answer of a write may be from before it. Undefined if all is there, if there is no such member, or if
   * its row shows no fields.
   */
  async function look(sent: MemberValues, tags: FieldTags): Promise<Compared | undefined> {
    const member = await findMember({ hash: sent.hash }, tags).catch(orOdd)
    if (!member || Object.keys(member.fields).length === 0) return undefined
    const compared = compareWritten(sent, member.fields, tags)
    return isTaken(compared) ? undefined : compared
  }

  return { writeSome, look }
}

/** A contact that cannot be understood shows nothing. */
function orOdd(error: unknown): undefined {
  if (!(error instanceof OddContact)) throw error
}

function isWithoutOthers({ compared: { missing, hasOurs } }: Row): boolean {
  return hasOurs && missing.length === 0
}

/**
 * `status_if_new` only: a status of ours would subscribe people who left. A member deleted meanwhile comes back
 * unsubscribed.
 */
function writtenMember(row: MemberValues, tags: FieldTags) {
  return { email_address: row.email, status_if_new: 'unsubscribed', merge_fields: ourValues(row, tags) }
}

// Reads the result of a write of many members. Mailchimp answers with every member's present state, over a megabyte for
// 500: its rows are checked by hand, because zod would copy all their fields.

type Fields = Record<string, unknown>

/** `rows` are the written members as in the answer, by their keys; undefined if a row shows no fields. `blamed` are the tags that Mailchimp names. */
type Report = {
  refused: { hash: string; reason: SaidOrText; blamed: string[] }[]
  rows: Map<string, Fields | undefined>
}

const writeReport = z.custom<Report>((read) => read !== undefined)

/**
 * Undefined for an unbelievable answer: it contradicts itself, or names contacts that were not sent. A contact that is not reported
 * as written counts as refused, whatever the errors say: they may lack addresses, or be only a count.
 */
export function readBatchAnswer(parts: Uint8Array[], sent: MemberValues[]): Report | undefined {
  const read = z.safeParse(wire.batchAnswer, parseJson(parts))
  if (!read.success) return undefined
  const { new_members: created, updated_members: updated, errors } = read.data
  if (created.length !== read.data.total_created || updated.length !== read.data.total_updated) return undefined
  const ours = new Set(sent.map(({ hash }) => hash))
  const readable = [...updated, ...created]
    .flatMap((row) => readWritten(row) ?? [])
    .filter(({ key, isOwn }) => isOwn || ours.has(key))
  const rows = new Map(readable.map(({ key, fields }) => [key, fields]))
  if (rows.size < readable.length || rows.keys().some((hash) => !ours.has(hash))) return undefined
  const wrong = new Map(errors.map((error) => [(error.email_address ?? '').trim().toLowerCase(), error]))
  const refused = sent
    .filter(({ hash, email }) => !rows.has(hash) || wrong.has(email.toLowerCase()))
    .map(({ hash, email }) => {
      const { error, field, field_message: more } = wrong.get(email.toLowerCase()) ?? {}
      const reason = halfAddress([{ field, message: more }]) ?? [error, more].filter(Boolean).join(' ')
      return { hash, reason, blamed: field ? [field] : [] }
    })
  return { refused, rows }
}

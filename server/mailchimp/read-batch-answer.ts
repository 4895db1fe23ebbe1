// Reads the result of a write of many members. Mailchimp answers with every member's present state, over a megabyte for
// 500: its rows are checked by hand, because zod would copy all their fields.
import * as z from 'zod/mini'
import type { SaidOrText } from '../kernel/said.ts'
import type { MemberValues } from './audience.ts'
import { parseJson } from './exchange.ts'
import { halfAddress } from './refused-by.ts'
import * as wire from './wire.ts'
import { readWritten } from './wire-members.ts'

type Fields = Record<string, unknown>

/** `rows` are the written members as in the answer, by their keys; undefined if a row shows no fields. `blamed` are the tags that Mailchimp names. */
type Report = {
  refused: { hash: string; reason: SaidOrText; blamed: string[] }[]
  rows: Map<string, Fields | undefined>
}

export const writeReport = z.custom<Report>((read) => read !== undefined)

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

// Reads the result of a write of many members. Mailchimp answers with every member's present state, over a megabyte for
// 500. Usually both ends of the text and a search suffice; otherwise all of it is parsed. No member's text can look
// like the searched string, because quotation marks inside a text have a backslash.
import * as z from 'zod/mini'
import type { MemberValues } from './audience.ts'
import { parseJson } from './exchange.ts'
import * as wire from './wire.ts'

/** `sample` is one member as in the answer; missing if no row was written. */
export const writeReport = z.object({
  refused: z.array(z.object({ email: z.string(), reason: z.string() })),
  sample: z.optional(z.object({ hash: z.string(), fields: z.record(z.string(), z.unknown()) })),
})
type Report = z.output<typeof writeReport>

/** One member fits into this much, even with the most fields and the longest values. */
const headBytes = 64 * 1024
const tailBytes = 4096

/** Undefined for an unbelievable answer: it contradicts itself, or names contacts that were not sent. */
export function readBatchAnswer(parts: Uint8Array[], sent: MemberValues[]): Report | undefined {
  const whole = Buffer.concat(parts)
  return readEnds(whole, sent) ?? readAll(parts, sent)
}

/** The report; undefined unless the answer says that every row was written. */
function readEnds(whole: Buffer, sent: MemberValues[]): Report | undefined {
  const tail = whole.subarray(-tailBytes).toString('latin1')
  if (numberIn(tail, 'error_count') !== 0) return undefined
  if (numberIn(tail, 'total_created') + numberIn(tail, 'total_updated') !== sent.length) return undefined
  if (!tellsOfAll(whole, sent)) return undefined
  const row = z.safeParse(wire.written, firstRow(whole.subarray(0, headBytes).toString()))
  if (!row.success || !sent.some(({ hash }) => hash === row.data.id)) return undefined
  return { refused: [], sample: { hash: row.data.id, fields: row.data.merge_fields } }
}

function numberIn(tail: string, name: string): number {
  return Number(new RegExp(`"${name}":\\s*(\\d+)\\s*[,}]`).exec(tail)?.[1])
}

/** Searched in the order of sending, so that the answer is read only once. */
function tellsOfAll(whole: Buffer, sent: MemberValues[]): boolean {
  let at = 0
  return sent.every(({ hash }) => {
    at = whole.indexOf(`"id":"${hash}"`, at) + 1
    return at > 0
  })
}

/** The first row of the first list that is not empty. */
function firstRow(head: string): unknown {
  const start = /"(?:new|updated)_members":\s*\[\s*(?=\{)/.exec(head)
  if (!start) return undefined
  const from = start.index + start[0].length
  let depth = 0
  for (const { 0: token, index } of head.slice(from).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth === 0) return JSON.parse(head.slice(from, from + index + 1))
  }
  return undefined
}

/**
 * A contact that is not reported as written counts as refused, whatever the errors say: they may lack addresses, or be
 * only a count.
 */
function readAll(parts: Uint8Array[], sent: MemberValues[]): Report | undefined {
  const read = z.safeParse(wire.batchAnswer, parseJson(parts))
  if (!read.success) return undefined
  const { new_members: created, updated_members: updated, errors } = read.data
  if (created.length !== read.data.total_created || updated.length !== read.data.total_updated) return undefined
  const rows = new Map([...updated, ...created].map((row) => [row.id, row.merge_fields]))
  const ours = new Set(sent.map(({ hash }) => hash))
  if (rows.size < created.length + updated.length || rows.keys().some((hash) => !ours.has(hash))) return undefined
  const reasons = new Map(
    errors.map(({ email_address: email, error, field_message: more }) => [
      (email ?? '').trim().toLowerCase(),
      [error, more].filter(Boolean).join(' '),
    ]),
  )
  const refused = sent
    .filter(({ hash, email }) => !rows.has(hash) || reasons.has(email.toLowerCase()))
    .map(({ email }) => ({ email, reason: reasons.get(email.toLowerCase()) ?? '' }))
  const [sample] = rows
  return { refused, ...(sample && { sample: { hash: sample[0], fields: sample[1] } }) }
}

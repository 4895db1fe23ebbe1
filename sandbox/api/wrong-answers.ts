// Answers that look right and are wrong, as from a proxy, a stale replica or a bug in front of Mailchimp. The product
// must not believe any of them for good.
import type { Fault, WrongAnswer } from '../faults.ts'
import type { Database } from '../store/database.ts'
import { htmlPage, jsonAnswer, problemAnswer, problems } from './problem.ts'

/** The wrong answer that hits this call, if any. */
export function wrongAnswerOf(faults: Fault[]): WrongAnswer | undefined {
  return faults.find(({ kind }) => kind === 'wrong_answer')?.answer
}

/** The answer of a write that is undone before its answer leaves. Only work that waits for nothing can be undone. */
export function withoutKeeping(db: Database, work: () => unknown): unknown {
  const undo = new Error('this write is not kept')
  let answer: unknown
  try {
    db.transaction(() => {
      answer = work()
      throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
  return answer
}

/** The error answer of a fault: before the call is done, or after it when the fault says `applied`. */
export function turnAway(faults: Fault[], isDone: boolean): Response | undefined {
  const fault = faults.find(({ kind, applied = false }) => kind === 'wrong_answer' && applied === isDone)
  const away = fault?.answer && turnedAway[fault.answer]
  return away && asWrong(away())
}

/** Tests check every answer against openapi.json, except answers that are wrong on purpose. */
export function asWrong(answer: Response): Response {
  answer.headers.set(wrongHeader, '1')
  return answer
}

export const wrongHeader = 'X-Sandbox-Wrong'

const turnedAway: Partial<Record<WrongAnswer, () => Response>> = {
  html_404: () => htmlPage(404, 'Not Found'),
  html_200: () => htmlPage(200, 'We will be right back'),
  not_found: () => problemAnswer(problems.notFound()),
  unauthorized: () => problemAnswer(problems.keyInvalid()),
  forbidden: () => problemAnswer(problems.forbidden()),
  disabled: () => problemAnswer(problems.disabled()),
  nothing: () => jsonAnswer(200, {}, 'application/json'),
}

type Row = Record<string, unknown>
type Body = Record<string, unknown>

const listings = [
  'members',
  'lists',
  'merge_fields',
  'webhooks',
  'batches',
  'segments',
  'campaigns',
  'templates',
  'events',
  'tags',
  'sent_to',
]

/** Turns the right answer into the wrong one. If the fault does not fit the answer, it stays unchanged. */
export function bend(answer: WrongAnswer, body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const whole = body as Body
  // A contact alone has tags too, and is no listing.
  const name = 'total_items' in whole ? listings.find((each) => Array.isArray(whole[each])) : undefined
  if (answer === 'other_list') return moveToOtherList(whole, name)
  if (answer === 'empty' && 'html' in whole) return { ...whole, html: '', plain_text: '', archive_html: '' }
  if (!name) return body
  return bent[answer]?.(whole, name, whole[name] as Row[]) ?? body
}

const bent: Partial<Record<WrongAnswer, (whole: Body, name: string, rows: Row[]) => Body>> = {
  empty: (whole, name) => ({ ...whole, [name]: [], total_items: 0 }),
  empty_with_total: (whole, name) => ({ ...whole, [name]: [] }),
  stale,
  lacks_rows: (whole, name, rows) => ({ ...whole, [name]: rows.filter((_, place) => place % 3 !== 1) }),
  mixed_list: (whole, name, rows) => ({
    ...whole,
    [name]: rows.map((row, place) => (place % 5 < 3 ? strange(row, place) : row)),
  }),
  doubled_rows: (whole, name, rows) => ({
    ...whole,
    [name]: rows.map((_, place) => rows[Math.floor(place / 2)]),
  }),
}

/** Leaves out the second half of the rows, as if they had not joined yet. */
function stale(whole: Body, name: string, rows: Row[]): Body {
  const total = Number(whole['total_items'] ?? rows.length)
  return { ...whole, [name]: rows.slice(0, Math.floor(rows.length / 2)), total_items: Math.floor(total / 2) }
}

const otherList = '0123456789'

/** Another audience's contact in the place of this one. */
function strange(row: Row, place: number): Row {
  if (!('email_address' in row)) return row
  return {
    ...row,
    id: place.toString(16).padStart(32, 'e'),
    email_address: `stranger-${place}@example.org`,
    contact_id: place.toString(16).padStart(32, 'd'),
  }
}

function moveToOtherList(whole: Body, name: string | undefined): Body {
  const elsewhere = (row: Row, place: number): Row => ({
    ...strange(row, place),
    ...('list_id' in row && { list_id: otherList }),
    ...('recipients' in row && { recipients: { ...(row['recipients'] as Row), list_id: otherList } }),
  })
  if (name === undefined) return elsewhere(whole, 0)
  const rows = (whole[name] as Row[]).map(elsewhere)
  return { ...whole, [name]: rows, ...('list_id' in whole && { list_id: otherList }) }
}

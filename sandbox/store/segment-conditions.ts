import type { Field } from './fields.ts'
import { campaignNoOfWebId } from './ids.ts'
import type { Condition } from './member-pages.ts'

export const aimOps = ['sent', 'nosent', 'open', 'noopen'] as const
export const textOps = ['is', 'not', 'blank', 'blank_not'] as const
export const tagOps = ['static_is', 'static_not'] as const

/** A condition of a merge field, by its tag; of a tag, by its id; or of a sent campaign, by its web id or `any`. */
export type SegmentCondition =
  | { condition_type: 'TextMerge'; field: string; op: (typeof textOps)[number]; value?: string }
  | { condition_type: 'StaticSegment'; field: 'static_segment'; op: (typeof tagOps)[number]; value: number }
  | { condition_type: 'Aim'; field: 'aim'; op: (typeof aimOps)[number]; value: string }

export function hasTag(id: number): Condition {
  return { sql: 'id in (select member_id from member_tags where tag_id = ?)', values: [id] }
}

export function allOrAny(match: 'any' | 'all', conditions: SegmentCondition[], fields: Field[]): Condition {
  if (conditions.length === 0) return { sql: 'true', values: [] }
  const all = conditions.map((condition) => readCondition(condition, fields))
  const word = match === 'any' ? ' or ' : ' and '
  return { sql: `(${all.map(({ sql }) => sql).join(word)})`, values: all.flatMap(({ values }) => values) }
}

function readCondition(condition: SegmentCondition, fields: Field[]): Condition {
  if (condition.condition_type === 'StaticSegment') {
    const { sql, values } = hasTag(condition.value)
    return { sql: condition.op === 'static_is' ? sql : `not ${sql}`, values }
  }
  return condition.condition_type === 'Aim' ? byCampaign(condition) : byField(condition, fields)
}

type Of<Type> = Extract<SegmentCondition, { condition_type: Type }>

/** A mail that bounced was not sent. Without an open means: sent, and not opened. */
function byCampaign({ op, value }: Of<'Aim'>): Condition {
  const which = value === 'any' ? 'true' : 'campaign_no = ?'
  const values = value === 'any' ? [] : [campaignNoOfWebId(value)]
  const got = (more: string) => `id in (select member_id from sent_mails where ${which} and status = 'sent'${more})`
  const opened = got(' and open_count > 0')
  if (op === 'open') return { sql: opened, values }
  if (op === 'noopen') return { sql: `(${got('')} and not ${opened})`, values: [...values, ...values] }
  return { sql: op === 'sent' ? got('') : `not ${got('')}`, values }
}

/** A field that the audience does not have matches no member. */
function byField(condition: Of<'TextMerge'>, fields: Field[]): Condition {
  const field = fields.find(({ tag }) => tag.toUpperCase() === condition.field.toUpperCase())
  if (!field && condition.field.toUpperCase() !== 'EMAIL') return { sql: 'false', values: [] }
  const path = field && `$."${field.merge_id}"`
  const value = path === undefined ? 'email' : "coalesce(cast(json_extract(merge_values, ?) as text), '')"
  const values = path === undefined ? [] : [path]
  if (condition.op === 'blank' || condition.op === 'blank_not') {
    return { sql: `${value} ${condition.op === 'blank' ? '=' : '<>'} ''`, values }
  }
  const compare = condition.op === 'is' ? '=' : '<>'
  return { sql: `${value} ${compare} ? collate nocase`, values: [...values, condition.value ?? ''] }
}

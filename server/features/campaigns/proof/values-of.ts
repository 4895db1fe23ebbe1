import type { ListField, Member } from '../../../mailchimp/audience.ts'
import type { ValueOf } from './merge-tag.ts'

/** One contact's values by tag, and by `MERGE` with the field's number. A missing value gets the field's default. */
export function valuesOf(fields: readonly ListField[], member: Pick<Member, 'email' | 'fields'>): ValueOf {
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

// The meaning of one merge tag, and of one condition.
import { fieldOf } from './grammar.ts'

/** The value of a field; empty if the contact has none, undefined for a tag that is no field of the list. */
export type ValueOf = (tag: string) => string | undefined

const writings = {
  UPPER: (value: string) => value.toUpperCase(),
  LOWER: (value: string) => value.toLowerCase(),
  TITLE: (value: string) => value.toLowerCase().replaceAll(/(?<!\S)\S/g, (letter) => letter.toUpperCase()),
}

/** Undefined for a tag that Listpass cannot fill. */
export function fillTag(inside: string, valueOf: ValueOf, write: (value: string) => string): string | undefined {
  const { modifier, tag } = fieldOf(inside) ?? {}
  const value = tag === undefined ? undefined : valueOf(tag)
  if (value === undefined) return undefined
  if (modifier === 'URL') return encodeURIComponent(value)
  return write(modifier === undefined ? value : writings[modifier](value))
}

const comparison = /^\s*(\w+)\s*(?:(!=|>=|<=|=|>|<)(.*))?$/s

/** The field that a condition asks for; undefined for nonsense. */
export function fieldAskedBy(condition: string): string | undefined {
  return comparison.exec(plainSigns(condition))?.[1]
}

/** Such as `FNAME`, `TABLE=3` or `AGE >= 18`. A tag alone holds if it has a value. */
export function holds(condition: string, valueOf: ValueOf): boolean {
  const [, tag = '', sign, right = ''] = comparison.exec(plainSigns(condition)) ?? []
  const value = (valueOf(tag) ?? '').trim()
  if (sign === undefined) return value !== ''
  const wanted = right.trim().replace(/^"(.*)"$/s, '$1')
  if (sign === '=' || sign === '!=') return (value.toLowerCase() === wanted.toLowerCase()) === (sign === '=')
  if (value === '') return false
  const difference = amountOf(value) - amountOf(wanted)
  return (sign.includes('=') && difference === 0) || (sign.startsWith('>') ? difference > 0 : difference < 0)
}

/** A number, or a day as a number that compares: `2026-06-01` and `06/01/2026`, as Mailchimp keeps and shows days. */
function amountOf(text: string): number {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? []
  if (isoYear !== undefined) return Number(`${isoYear}${isoMonth}${isoDay}`)
  const [, month = '', day = '', year = ''] = /^(\d\d?)\/(\d\d?)(?:\/(\d{4}))?$/.exec(text) ?? []
  return month === '' ? Number(text) : Number(`${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`)
}

function plainSigns(condition: string): string {
  return condition.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
}

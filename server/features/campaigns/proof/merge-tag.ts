// The meaning of one merge tag, and of one condition.

/** The value of a field; empty if the contact has none, undefined for a tag that is no field of the list. */
export type ValueOf = (tag: string) => string | undefined

const writings: Record<string, (value: string) => string> = {
  UPPER: (value) => value.toUpperCase(),
  LOWER: (value) => value.toLowerCase(),
  TITLE: (value) => value.toLowerCase().replaceAll(/(?<!\S)\S/g, (letter) => letter.toUpperCase()),
}

/** Undefined for a tag that Listpass cannot fill. */
export function fillTag(inside: string, valueOf: ValueOf, write: (value: string) => string): string | undefined {
  const [, writing, tag = ''] = /^(?:([A-Z]+):)?([A-Z0-9_]+)$/.exec(inside.trim()) ?? []
  const value = valueOf(tag)
  if (value === undefined) return undefined
  if (writing === 'URL') return encodeURIComponent(value)
  const change = writing === undefined ? (same: string) => same : writings[writing]
  return change && write(change(value))
}

const comparison = /^\s*(\w+)\s*(?:(!=|>=|<=|=|>|<)(.*))?$/s

/** Such as `FNAME`, `TABLE=3` or `AGE >= 18`. A tag alone holds if it has a value. */
export function holds(condition: string, valueOf: ValueOf): boolean {
  const written = condition.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  const [, tag = '', sign, right = ''] = comparison.exec(written) ?? []
  const value = (valueOf(tag) ?? '').trim()
  if (sign === undefined) return value !== ''
  const wanted = right.trim().replace(/^"(.*)"$/s, '$1')
  if (sign === '=' || sign === '!=') return (value.toLowerCase() === wanted.toLowerCase()) === (sign === '=')
  if (value === '') return false
  const difference = Number(value) - Number(wanted)
  return (sign.includes('=') && difference === 0) || (sign.startsWith('>') ? difference > 0 : difference < 0)
}

// Reads the messages out of schemas, without a wrong value for each.

type Def = Readonly<Record<string, unknown>> & {
  error?: (issue: object) => unknown
  check?: string
  params?: object
}

/** A code, and the values that come with it. */
export type Saying = { code: unknown; at: string; values: readonly string[] }

const valuesOfCheck: Readonly<Record<string, string>> = {
  max_length: 'most',
  less_than: 'most',
  min_length: 'least',
  greater_than: 'least',
}

/** What the schemas in the value say, and the schemas inside them. */
export function sayingsIn(value: unknown, at: string, seen = new Set<unknown>()): Saying[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const def = '_zod' in value ? (value._zod as { def: Def }).def : undefined
  if (!def) return Object.entries(value).flatMap(([name, each]) => sayingsIn(each, `${at}.${name}`, seen))
  const inner = Object.entries(def).flatMap(([name, each]) => sayingsIn(each, `${at}.${name}`, seen))
  if (!def.error) return inner
  const limit = valuesOfCheck[def.check ?? '']
  const values = [...Object.keys(def.params ?? {}), ...(limit === undefined ? [] : [limit])]
  return [{ code: def.error({}), at, values }, ...inner]
}

import type { Operation } from './description.ts'
import { queryParameters, type Schema } from './description.ts'
import { problems } from './problem.ts'

export type Query = {
  text(name: string): string | undefined
  number(name: string): number
  isSet(name: string): boolean
  /** Names separated by commas. */
  names(name: string): string[] | undefined
  /** A time in seconds; an unreadable time is refused. */
  time(name: string, round: 'up' | 'down'): number | undefined
}

export function readQuery(operation: Operation, parameters: URLSearchParams): Query {
  const schemas = new Map(queryParameters(operation).map(({ name, schema }) => [name, schema]))
  const wrong = [...schemas].flatMap(([name, schema]) => {
    const value = parameters.get(name)
    const message = value === null ? undefined : whatIsWrong(value, schema)
    return message ? [{ field: name, message }] : []
  })
  if (wrong.length > 0) throw problems.schema(wrong)

  const text = (name: string) => (schemas.has(name) ? (parameters.get(name) ?? undefined) : undefined)
  return {
    text,
    number: (name) => Number(text(name) ?? schemas.get(name)?.default ?? 0),
    isSet: (name) => ['true', '1'].includes(text(name) ?? ''),
    names: (name) => text(name)?.split(','),
    time(name, round) {
      const given = text(name)
      if (given === undefined) return undefined
      // An unencoded '+' has become a space by now.
      const ms = Date.parse(given.replace(/ (\d\d:\d\d)$/, '+$1'))
      if (Number.isNaN(ms)) throw problems.schema([{ field: name, message: 'This value is not a valid datetime.' }])
      return round === 'up' ? Math.ceil(ms / 1000) : Math.floor(ms / 1000)
    },
  }
}

function whatIsWrong(value: string, schema: Schema): string | undefined {
  if (schema.enum && !schema.enum.includes(value)) {
    return `Value must be one of the following: ${schema.enum.join(', ')}`
  }
  if (schema.type !== 'integer') return undefined
  if (!/^-?\d+$/.test(value)) return 'Schema describes integer, string found instead'
  if (schema.minimum !== undefined && Number(value) < schema.minimum) return `Must be at least ${schema.minimum}`
  if (schema.maximum !== undefined && Number(value) > schema.maximum) return `Must be at most ${schema.maximum}`
  return undefined
}

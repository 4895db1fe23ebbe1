import type { FieldProblem } from './problem.ts'
import { follow, type Schema } from './description.ts'

/** The errors of a body in Mailchimp's form: one entry per field. */
export function checkSchema(value: unknown, given: Schema, field = ''): FieldProblem[] {
  const schema = follow(given)
  if (value === null && schema.nullable) return []
  const options = schema.oneOf ?? schema.anyOf
  if (options && !options.some((option) => checkSchema(value, option, field).length === 0)) {
    return [{ field, message: 'Data did not match any of the schemas described in anyOf.' }]
  }
  if (schema.type && !isOfType(value, schema.type)) {
    return [{ field, message: `Schema describes ${schema.type}, ${typeOf(value)} found instead` }]
  }
  const message = faultOfValue(value, schema)
  if (message !== undefined) return [{ field, message }]
  if (Array.isArray(value)) return checkItems(value, schema, field)
  if (typeof value === 'object' && value !== null)
    return checkProperties(value as Record<string, unknown>, schema, field)
  return []
}

function faultOfValue(value: unknown, { enum: known, pattern }: Schema): string | undefined {
  if (known && !known.includes(value)) return 'Value must be one of the following: ' + known.filter(Boolean).join(', ')
  const isWrong = typeof value === 'string' && pattern && !new RegExp(pattern).test(value)
  return isWrong ? 'This value is not written as it should be' : undefined
}

function checkItems(items: unknown[], schema: Schema, field: string): FieldProblem[] {
  if (schema.maxItems !== undefined && items.length > schema.maxItems) {
    return [{ field, message: `There may be at most ${schema.maxItems} of these, ${items.length} were sent` }]
  }
  return schema.items ? items.flatMap((item, place) => checkSchema(item, schema.items!, `${field}.${place}`)) : []
}

function checkProperties(value: Record<string, unknown>, schema: Schema, field: string): FieldProblem[] {
  const missing = (schema.required ?? [])
    .filter((name) => value[name] === undefined)
    .map((name) => ({ field: join(field, name), message: 'This value should not be blank.' }))
  const wrong = Object.entries(value).flatMap(([name, inner]) => {
    const known = schema.properties?.[name] ?? schema.additionalProperties
    return known ? checkSchema(inner, known, join(field, name)) : []
  })
  return [...missing, ...wrong]
}

function isOfType(value: unknown, type: string): boolean {
  const found = typeOf(value)
  return found === type || (type === 'number' && found === 'integer')
}

function typeOf(value: unknown): string {
  if (value === null) return 'NULL'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function join(field: string, name: string): string {
  return field ? `${field}.${name}` : name
}

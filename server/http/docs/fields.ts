// A schema for people: each field with its type. Fields of inner objects have the object's name in front.
import type { Schema } from '../describe-api.ts'

export type Field = { name: string; kind: string; isNeeded: boolean }

const deepest = 4

export function fieldsOf(schema: Schema, before = '', depth = 0): Field[] {
  const { properties = {}, required = [] } = insideOf(schema)
  return Object.entries(properties).flatMap(([key, each]) => {
    const field = each as Schema
    const name = `${before}${key}`
    const here = { name, kind: kindOf(field), isNeeded: required.includes(key) }
    const within = depth < deepest ? fieldsOf(field, `${name}${isList(field) ? '[]' : ''}.`, depth + 1) : []
    return [here, ...within]
  })
}

/** The object itself, or the items of a list or a choice. */
function insideOf(schema: Schema): Schema {
  const choice = choicesOf(schema).find(({ type }) => type !== 'null')
  if (choice) return insideOf(choice)
  return schema.type === 'array' ? insideOf((schema.items ?? {}) as Schema) : schema
}

function isList(schema: Schema): boolean {
  return schema.type === 'array' || choicesOf(schema).some(({ type }) => type === 'array')
}

/** The alternatives of a schema; `null` is described as one of them. */
export function choicesOf(schema: Schema): Schema[] {
  const types = schema.type as Schema['type'] | NonNullable<Schema['type']>[]
  if (Array.isArray(types)) return types.map((type) => ({ ...schema, type }))
  return schema.anyOf ?? schema.oneOf ?? []
}

export function kindOf(schema: Schema): string {
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`
  if (schema.enum) return `one of ${schema.enum.map((value) => String(value)).join(', ')}`
  const choices = choicesOf(schema)
  if (choices.length > 0) return [...new Set(choices.map(kindOf))].join(' or ')
  switch (schema.type) {
    case 'array':
      if (schema.prefixItems) return `list of ${(schema.prefixItems as Schema[]).map(kindOf).join(', then ')}`
      return `list${bounds(schema.minItems, schema.maxItems, '')} of ${kindOf((schema.items ?? {}) as Schema)}`
    case 'object':
      return schema.properties ? 'object' : 'object of names and values'
    case 'string':
      return kindOfText(schema)
    case 'integer':
      return `whole number${bounds(usual(schema.minimum), usual(schema.maximum), '')}`
    case 'number':
      return 'number'
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    case undefined:
      break
  }
  return 'anything'
}

function kindOfText({ format, minLength, maxLength }: Schema): string {
  if (format === 'uuid') return 'UUID'
  if (format === 'date-time') return 'time, such as 2026-11-20T19:30:00Z'
  if (format === 'email') return `email address${bounds(undefined, maxLength, ' characters')}`
  return `text${bounds(minLength, maxLength, ' characters')}`
}

function bounds(least: number | undefined, most: number | undefined, of: string): string {
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${of}`
  if (most !== undefined) return `, at most ${most}${of}`
  return least === undefined || least === 0 ? '' : `, at least ${least}${of}`
}

/** Every whole number has the bounds of exact counting, so these are not shown. */
function usual(bound: number | undefined): number | undefined {
  return bound === undefined || Math.abs(bound) === Number.MAX_SAFE_INTEGER ? undefined : bound
}

// What calls take: the values that tests send, and a valid value for the input of any call, made from its schema.
import { readdir } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { OccasionForm } from '#contract/occasions.ts'

export const password = 'a long enough one'

/** A logo as an organiser sends it: an SVG in Base64. */
export const smallLogo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#17324d" d="M0 0h8v8H0z"/></svg>',
).toString('base64')

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Values by field name, for schemas with a pattern or with known ids. */
const known: Record<string, () => unknown> = {
  // Not the one of the others in its party.
  scan_id: () => '01990000-0000-7000-8000-00000000000a',
  email: () => 'nobody@example.com',
  current_password: () => password,
  password: () => password,
  password_confirmation: () => password,
  api_key: () => `${'0'.repeat(32)}-us14`,
  label: () => 'Door',
  name: () => 'sample',
  zone: () => 'UTC',
  // Otherwise an occasion would close when it opens.
  closes_at: () => null,
  // A field would have to exist.
  who: () => null,
  // Otherwise the sample would lock its caller out of the team.
  needs_second_factor: () => false,
  // The password confirms.
  passkey: () => undefined,
  accent: () => '#17324d',
  file: () => smallLogo,
  // A role without lists.
  list_ids: () => [],
}

export function schemaOf(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

/** Throws, with the name of the call, if its schema uses a feature that this function does not know. */
export function sampleOf(schema: z.ZodMiniType | undefined, call: string): unknown {
  if (schema === undefined) return undefined
  const sample = sampleOfSchema(schemaOf(schema), '')
  const read = z.safeParse(schema, sample)
  if (!read.success) throw new Error(`Teach samples.ts a value for ${call}: ${JSON.stringify(read.error.issues)}`)
  return sample
}

export function sampleOfSchema(schema: JsonSchema, name: string): unknown {
  const value = known[name]
  if (value) return value()
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (choice) return sampleOfSchema(choice, name)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, sampleOfSchema(each as JsonSchema, key)]),
      )
    case 'array':
      return [sampleOfSchema((schema.items ?? {}) as JsonSchema, '')]
    case 'string':
      return sampleOfText(schema)
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'null':
    case undefined:
      return null
  }
}

function sampleOfText(schema: JsonSchema): string {
  if (schema.format === 'uuid') return '01990000-0000-7000-8000-000000000000'
  if (schema.format === 'date-time') return new Date(Date.now() + 3_600_000).toISOString()
  return 'sample'.padEnd(schema.minLength ?? 0, 's')
}

// Every call of the contract, read from its files, so that a new one is included automatically.

const folder = new URL('../../contract/', import.meta.url)

export async function everyEndpoint(): Promise<Endpoint[]> {
  const names = (await readdir(folder)).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort()
  const modules = await Promise.all(
    names.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
}

/** Settings that change nothing: open to everyone, at any time, counted with the list. */
export const plainForm: OccasionForm = {
  name: 'Friday',
  zone: 'Europe/Berlin',
  opens_at: null,
  closes_at: null,
  who: null,
  own_max: null,
  again: 'never',
  day_begins: 0,
  capacity: null,
  when_full: 'refuse',
  when_unsure: 'let_in',
  has_exits: false,
  out_at: null,
  place: '',
}

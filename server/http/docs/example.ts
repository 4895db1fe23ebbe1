// Example values of a schema for readers: names and numbers that could be real.
import type { Schema } from '../describe-api.ts'
import { choicesOf } from './fields.ts'

/** Examples by field name, because the type alone would say little. */
const known: Record<string, unknown> = {
  name: 'Noor Bakker',
  email: 'organiser@example.com',
  password: 'a long enough sentence',
  password_confirmation: 'a long enough sentence',
  current_password: 'the one before',
  token: '0199a1b2-3c4d-7e5f-8a6b-9c0d1e2f3a4b.…',
  scan_token: '0199a1b2….…',
  message: 'Done.',
  clientDataJSON: 'eyJ0eXBlIjoi',
  attestationObject: 'o2NmbXRkbm9u',
  authenticatorData: 'SZYN5YgOjGh0',
  signature: 'MEUCIQDv3qFq',
  userHandle: 'MDE5OWExYjIt',
  rawId: 'gvU1tR3cVcH9',
  account_name: 'Supper club',
  api_key: '0123456789…-us14',
  label: 'North door',
  qr_code: '7KQ2M9XH4TBVC3WPZ8RNGD5A',
  code: '7KQ2M9XH4TBVC3WPZ8RNGD5A',
  display_field: 'FNAME',
  display_value: 'Ada Brightwell',
  display_field_value: 'Ada Brightwell',
  if_field: 'TABLE',
  if_value: '4',
  then_field: 'COMPANY',
  then_value: 'here',
  tag: 'QRCODE',
  q: 'ada',
  word: 'gala',
  door: 'North door',
  slug: 'x'.repeat(8),
  url: 'https://listpass.example/…',
  user_agent: 'Firefox on Linux',
  user_id: '0199a1b2-3c4d-7e5f-8a6b-9c0d1e2f3a4b',
  list_id: 'a1b2c3d4e5',
  max_scans: 1,
  default_max: 1,
  expires_at: '2036-12-31T23:00:00.000Z',
  scan_count: 1,
  zone: 'Europe/Berlin',
  accent: '#17324d',
  file: 'PHN2Zy8+',
  // After it opens.
  closes_at: '2026-11-21T02:00:00.000Z',
}

const uuid = '0199a1b2-3c4d-7e5f-8a6b-9c0d1e2f3a4b'
const moment = '2026-11-20T19:30:00.000Z'

export function exampleOf(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = choicesOf(schema)
  const [choice] = [...choices.filter(({ type }) => type !== 'null'), ...choices]
  if (choice) return exampleOf(choice, name)
  if (name in known && fits(known[name], schema)) return known[name]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, exampleOf(each as Schema, key)]),
      )
    case 'array':
      if (schema.prefixItems) return (schema.prefixItems as Schema[]).map((each) => exampleOf(each))
      return [exampleOf((schema.items ?? {}) as Schema, name)]
    case 'string':
      return exampleOfText(schema, name)
    case 'integer':
    case 'number':
      return Math.max(0, schema.minimum ?? 0)
    case 'boolean':
      return true
    case 'null':
    case undefined:
      return null
  }
}

function fits(value: unknown, schema: Schema): boolean {
  return schema.type === (typeof value === 'number' ? 'integer' : 'string') && schema.format !== 'uuid'
}

function exampleOfText(schema: Schema, name: string): string {
  if (schema.format === 'uuid' || /^id$|_id$|Id$/.test(name)) return uuid
  if (schema.format === 'date-time' || /(^|_)at$/.test(name)) return moment
  return '…'
}

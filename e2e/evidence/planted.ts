// Records secrets and personal data used by the stories. Afterwards they must be found only where they belong
// (scripts/leaks).
import { appendFileSync } from 'node:fs'
import type { Kind, Planted } from '../../scripts/leaks/planted.ts'

export type Plants = {
  /** Records the known kinds of values from any JSON in a request or an answer. */
  notice: (value: unknown) => void
  plant: (kind: Kind, value: string) => void
}

const kindOfKey: Record<string, Kind> = {
  password: 'password',
  current_password: 'password',
  token: 'token',
  api_key: 'api key',
  scan_token: 'token',
  ticket: 'token',
  setup: 'token',
  secret: 'second factor',
  recovery_codes: 'second factor',
  protection_code: 'protection code',
  email: 'email',
  email_address: 'email',
  display_value: 'name',
  display_field_value: 'name',
  qr_code: 'code',
}

const kindOfPath: Record<string, Kind> = {
  'webhooks/mailchimp': 'protection code',
  'scanner/public': 'slug',
  'lists/by-slug': 'slug',
  'reset-password': 'token',
  join: 'token',
}

/** Records planted values in a file, so that they survive a failed story. */
export function openPlants(path: string): Plants {
  const known = new Set<string>()

  function plant(kind: Kind, value: string): void {
    const line = JSON.stringify({ kind, value } satisfies Planted)
    // An API key shown as dots is no secret.
    if (value === '' || value.startsWith('•') || known.has(line)) return
    known.add(line)
    appendFileSync(path, `${line}\n`)
  }

  function notice(value: unknown): void {
    if (typeof value === 'string') noticeAddress(value)
    if (typeof value !== 'object' || value === null) return
    for (const [key, inside] of Object.entries(value)) {
      // A list's name belongs to no person; a person's name is stored beside their address.
      const kind = key === 'name' && 'email' in value ? 'name' : kindOfKey[key]
      for (const one of Array.isArray(inside) ? inside : [inside]) {
        // A contact without a name is shown by the email.
        if (kind && typeof one === 'string') plant(kind === 'name' && one.includes('@') ? 'email' : kind, one)
      }
      notice(inside)
    }
  }

  function noticeAddress(text: string): void {
    for (const [, path, secret] of text.matchAll(
      /\/(webhooks\/mailchimp|scanner\/public|lists\/by-slug|reset-password|join)[/#]([\w.-]{20,})/g,
    ))
      plant(kindOfPath[path!]!, secret!)
  }

  return { notice, plant }
}

import { Refusal } from '../../kernel/refusal.ts'
import type { FieldTags, NewField } from '../../mailchimp/audience.ts'

export type Role = 'code' | 'max' | 'scans'

/**
 * SPEC §9: three custom fields a list. Tags have at most 10 characters. The fields are not public; otherwise people
 * could edit their own quota.
 */
export const fieldRoles = [
  { role: 'code', tag: 'QRCODE', type: 'text' },
  { role: 'max', tag: 'QRMAX', type: 'number' },
  { role: 'scans', tag: 'QRSCANS', type: 'number' },
] as const satisfies { role: Role; tag: string; type: NewField['type'] }[]

/** The tags of our three fields; undefined if the list lacks one of them. */
export function tagsOf(fields: { role: Role; tag: string }[]): FieldTags | undefined {
  const tag = (role: Role) => fields.find((field) => field.role === role)?.tag
  const [code, max, scans] = [tag('code'), tag('max'), tag('scans')]
  return code && max && scans ? { code, max, scans } : undefined
}

/** Mailchimp lacks one of our three fields. Stopped work continues when the fields are back. */
export class FieldsGone extends Refusal {
  constructor(cause?: unknown) {
    super('conflict', 'fields_gone', { cause })
  }
}

import type { FieldTags, NewField } from '../../mailchimp/audience.ts'

export type Role = 'code' | 'max' | 'scans'

/**
 * SPEC §9: three custom fields a list. Tags have at most 10 characters. The fields are not public; otherwise people
 * could edit their own quota.
 */
export const fieldRoles: { role: Role; field: NewField }[] = [
  {
    role: 'code',
    field: { tag: 'QRCODE', name: 'QR code', type: 'text', helpText: 'Personal code, kept by Listpass.' },
  },
  {
    role: 'max',
    field: {
      tag: 'QRMAX',
      name: 'QR scans allowed',
      type: 'number',
      helpText: 'How often the code lets in. 0 blocks it.',
    },
  },
  {
    role: 'scans',
    field: { tag: 'QRSCANS', name: 'QR scans so far', type: 'number', helpText: 'Counted by Listpass at the door.' },
  },
]

/** The tags of our three fields; undefined if the list lacks one of them. */
export function tagsOf(fields: { role: Role; tag: string }[]): FieldTags | undefined {
  const tag = (role: Role) => fields.find((field) => field.role === role)?.tag
  const [code, max, scans] = [tag('code'), tag('max'), tag('scans')]
  return code && max && scans ? { code, max, scans } : undefined
}

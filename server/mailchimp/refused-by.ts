// Why Mailchimp refused one member.
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { said, type Said, type SaidOrText } from '../kernel/said.ts'

/**
 * The refusal of one member in Mailchimp's words, which may be empty, or in ours, and the tags that it blames. Throws any other
 * trouble on.
 */
export function refusedBy(error: unknown): { reason: SaidOrText; blamed: string[] } {
  const { fields } = asRefused(error)
  const reason = halfAddress(fields) ?? refusalOf(error)
  return { reason, blamed: fields.flatMap(({ field }) => (field ? [field] : [])) }
}

type Wrong = { field?: string | null | undefined; message?: string | null | undefined }

/** Our sentence for Mailchimp's “Please enter a complete address”, which it says of an address that we did not write. */
export function halfAddress(wrong: Wrong[]): Said | undefined {
  const isHalf = ({ message }: Wrong) => /complete address/i.test(message ?? '')
  const fields = wrong.filter(isHalf).flatMap(({ field }) => (field ? [field] : []))
  return fields.length > 0 ? said('mailchimp_half_address', { fields: fields.join(', ') }) : undefined
}

/** Mailchimp's words. */
export function refusalOf(error: unknown): string {
  const { details, fields } = asRefused(error)
  const field = fields.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' ')
  return [details ?? '', field].filter((part) => part !== '').join(' ')
}

function asRefused(error: unknown): MailchimpTrouble {
  if (!(error instanceof MailchimpTrouble) || error.kind !== 'refused') throw error
  return error
}

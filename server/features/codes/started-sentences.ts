import { counted } from '#domain/counted.ts'

// Mailchimp may count 0 contacts in a list that is still read: then the sentence has no number.

export function generatingSentence(total: number): string {
  return total === 0
    ? 'QR codes are being generated.'
    : `QR codes are being generated for ${counted(total, 'contact')}.`
}

export function comparingSentence(total: number): string {
  return total === 0
    ? 'The list is being compared with Mailchimp.'
    : `${counted(total, 'contact is', 'contacts are')} being compared with Mailchimp.`
}

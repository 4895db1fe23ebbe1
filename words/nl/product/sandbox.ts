import type { ProductWords } from '../../en/product/index.ts'

/** The badge of screens while Mailchimp is the sandbox. */
export const sandbox = {
  name: 'Sandbox',
  meaning: 'Deze Mailchimp is nagebootst: de mensen zijn verzonnen en er wordt niets verstuurd.',
} satisfies ProductWords['sandbox']

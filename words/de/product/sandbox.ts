import type { ProductWords } from '../../en/product/index.ts'

/** The badge of screens while Mailchimp is the sandbox. */
export const sandbox = {
  name: 'Sandbox',
  meaning: 'Das ist kein echtes Mailchimp: Die Personen sind erfunden, und nichts wird gesendet.',
} satisfies ProductWords['sandbox']

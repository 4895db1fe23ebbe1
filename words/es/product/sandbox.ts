import type { ProductWords } from '../../en/product/index.ts'

/** The badge of screens while Mailchimp is the sandbox. */
export const sandbox = {
  name: 'Simulación',
  meaning: 'Este Mailchimp es simulado: sus personas son inventadas y no se envía nada.',
} satisfies ProductWords['sandbox']

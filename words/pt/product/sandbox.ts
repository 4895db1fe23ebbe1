import type { ProductWords } from '../../en/product/index.ts'

/** The badge of screens while Mailchimp is the sandbox. */
export const sandbox = {
  name: 'Simulação',
  meaning: 'Este Mailchimp é simulado: as pessoas são inventadas, e nada é enviado.',
} satisfies ProductWords['sandbox']

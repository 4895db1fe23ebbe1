import type { ProductWords } from '../../en/product/index.ts'

/** The badge of screens while Mailchimp is the sandbox. */
export const sandbox = {
  name: 'Bac à sable',
  meaning: 'Ce Mailchimp est fictif\u{202f}: ses contacts sont inventés, et rien n’est envoyé.',
} satisfies ProductWords['sandbox']

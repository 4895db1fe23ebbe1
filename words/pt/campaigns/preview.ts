import type { CampaignWords } from '../../en/campaigns/index.ts'

/** In the place of an email that a guest would get. */
export const preview = {
  isOver: 'Esta prévia expirou. Escolha o convidado de novo.',
  noContent: 'O Mailchimp ainda não mostra o conteúdo deste rascunho.',
} satisfies CampaignWords['preview']

import type { CampaignWords } from '../../en/campaigns/index.ts'

/** In the place of an email that a guest would get. */
export const preview = {
  isOver: 'Cet aperçu a expiré. Choisissez de nouveau l’invité.',
  noContent: 'Mailchimp ne montre pas encore le contenu de ce brouillon.',
} satisfies CampaignWords['preview']

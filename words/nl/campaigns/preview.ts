import type { CampaignWords } from '../../en/campaigns/index.ts'

/** In the place of an email that a guest would get. */
export const preview = {
  isOver: 'Dit voorbeeld is verlopen. Kies de gast opnieuw.',
  noContent: 'Mailchimp toont nog geen inhoud van dit concept.',
} satisfies CampaignWords['preview']

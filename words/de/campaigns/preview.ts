import type { CampaignWords } from '../../en/campaigns/index.ts'

/** In the place of an email that a guest would get. */
export const preview = {
  isOver: 'Diese Vorschau ist abgelaufen. Wählen Sie den Gast noch einmal.',
  noContent: 'Mailchimp zeigt noch keinen Inhalt dieses Entwurfs.',
} satisfies CampaignWords['preview']

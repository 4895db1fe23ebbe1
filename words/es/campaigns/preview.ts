import type { CampaignWords } from '../../en/campaigns/index.ts'

/** In the place of an email that a guest would get. */
export const preview = {
  isOver: 'Esta vista previa ha caducado. Elige al invitado otra vez.',
  noContent: 'Mailchimp aún no muestra ningún contenido de este borrador.',
} satisfies CampaignWords['preview']

import type { CampaignWords } from '../../en/campaigns/index.ts'

/** The small invitation that Listpass writes into a draft. */
export const invitation = {
  /** Mailchimp fills in the name of a guest who has one. */
  hello: 'Hola*|IF:FNAME|*, *|FNAME|**|END:IF|*,',
  show: 'Este es tu código personal. Muéstralo en la entrada, en tu teléfono o en papel.',
  /** For mail programs that show no pictures, before the code. */
  showText: 'Este es tu código personal. Muéstralo en la entrada:',
  alt: 'Tu código QR personal – muéstralo en la entrada',
  asText: 'Tu código como texto:',
  seeYou: '¡Hasta pronto!',
  unsubscribe: 'Darse de baja',
  /** Before the address. */
  unsubscribeAt: 'Darse de baja:',
} satisfies CampaignWords['invitation']

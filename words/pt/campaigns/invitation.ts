import type { CampaignWords } from '../../en/campaigns/index.ts'

/** The small invitation that Listpass writes into a draft. */
export const invitation = {
  /** Mailchimp fills in the name of a guest who has one. */
  hello: 'Olá*|IF:FNAME|*, *|FNAME|**|END:IF|*,',
  show: 'Este é seu código pessoal. Mostre-o na entrada, no celular ou em papel.',
  /** For mail programs that show no pictures, before the code. */
  showText: 'Este é seu código pessoal. Mostre-o na entrada:',
  alt: 'Seu código QR pessoal – mostre-o na entrada',
  asText: 'Seu código como texto:',
  seeYou: 'Até breve!',
  unsubscribe: 'Cancelar inscrição',
  /** Before the address. */
  unsubscribeAt: 'Cancelar inscrição:',
} satisfies CampaignWords['invitation']

import type { CampaignWords } from '../../en/campaigns/index.ts'

/** The small invitation that Listpass writes into a draft. */
export const invitation = {
  /** Mailchimp fills in the name of a guest who has one. */
  hello: 'Hallo*|IF:FNAME|* *|FNAME|**|END:IF|*,',
  show: 'Dit is je persoonlijke code. Laat hem bij de ingang zien, op je telefoon of op papier.',
  /** For mail programs that show no pictures, before the code. */
  showText: 'Dit is je persoonlijke code. Laat hem bij de ingang zien:',
  alt: 'Je persoonlijke QR-code – laat hem bij de ingang zien',
  asText: 'Je code als tekst:',
  seeYou: 'Tot snel!',
  unsubscribe: 'Afmelden',
  /** Before the address. */
  unsubscribeAt: 'Afmelden:',
} satisfies CampaignWords['invitation']

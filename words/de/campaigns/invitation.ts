import type { CampaignWords } from '../../en/campaigns/index.ts'

/** The small invitation that Listpass writes into a draft. */
export const invitation = {
  /** Mailchimp fills in the name of a guest who has one. */
  hello: 'Guten Tag*|IF:FNAME|*, *|FNAME|**|END:IF|*,',
  /** After the comma of the greeting, with a small letter. */
  show: 'das ist Ihr persönlicher Code. Zeigen Sie ihn am Eingang, auf dem Handy oder auf Papier.',
  /** For mail programs that show no pictures, before the code. */
  showText: 'das ist Ihr persönlicher Code. Zeigen Sie ihn am Eingang:',
  alt: 'Ihr persönlicher QR-Code – zeigen Sie ihn am Eingang',
  asText: 'Ihr Code als Text:',
  seeYou: 'Bis bald!',
  unsubscribe: 'Abbestellen',
  /** Before the address. */
  unsubscribeAt: 'Abbestellen:',
} satisfies CampaignWords['invitation']

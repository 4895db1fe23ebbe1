import type { CampaignWords } from '../../en/campaigns/index.ts'

/** The small invitation that Listpass writes into a draft. */
export const invitation = {
  /** Mailchimp fills in the name of a guest who has one. */
  hello: 'Bonjour*|IF:FNAME|* *|FNAME|**|END:IF|*,',
  show: 'Voici votre code personnel. Présentez-le à l’entrée, sur votre téléphone ou sur papier.',
  /** For mail programs that show no pictures, before the code. */
  showText: 'Voici votre code personnel. Présentez-le à l’entrée\u{202f}:',
  alt: 'Votre code QR personnel – présentez-le à l’entrée',
  asText: 'Votre code en texte\u{202f}:',
  seeYou: 'À bientôt\u{202f}!',
  unsubscribe: 'Se désabonner',
  /** Before the address. */
  unsubscribeAt: 'Se désabonner\u{202f}:',
} satisfies CampaignWords['invitation']

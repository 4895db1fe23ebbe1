import type { SiteWords } from '../../en/site/index.ts'

/** What search engines and previews of links show. */
export const heads = {
  /** Descriptions for search engines. */
  landing:
    'Geef elk contact van je Mailchimp-lijst een persoonlijke QR-code, verstuur die in een campagne en check mensen in met elke telefoon. Gratis, geen creditcard nodig.',
  guestList:
    'Je Mailchimp-doelgroep wordt de gastenlijst: een persoonlijke QR-code in elke uitnodiging, aan de deur afgevinkt met een telefoon. Gratis, geen creditcard nodig.',
  coupons:
    'Een persoonlijke coupon voor elk Mailchimp-contact: gescand aan de kassa, zo vaak te gebruiken als jij toestaat, geteld in je lijst. Gratis, geen creditcard nodig.',
  /** The picture of a shared link, in words, and its small text. */
  share: 'Een ticket met een QR-code, ingecheckt, naast de woorden: Je lijst, aan de deur.',
  shareLead: 'Een eigen QR-code voor elk contact van je Mailchimp-lijst, ingecheckt met elke telefoon.',
} satisfies SiteWords['heads']

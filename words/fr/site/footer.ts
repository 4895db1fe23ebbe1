import type { SiteWords } from '../../en/site/index.ts'

/** The footer of the public pages. */
export const footer = {
  promise: 'Votre liste, à l’entrée. Gratuit, sans carte bancaire.',
  write: 'Questions et idées\u{202f}:',
  menu: 'Accès rapide',
  home: 'Accueil',
  guestList: 'Listes d’invités',
  coupons: 'Coupons QR',
  guide: 'Guide (en anglais)',
  api: 'API',
  languages: 'Langues',
} satisfies SiteWords['footer']

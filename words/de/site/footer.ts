import type { SiteWords } from '../../en/site/index.ts'

/** The footer of the public pages. */
export const footer = {
  promise: 'Ihre Liste am Einlass. Kostenlos, keine Kreditkarte nötig.',
  write: 'Fragen und Ideen:',
  menu: 'Schnellzugriff',
  home: 'Startseite',
  guestList: 'Gästelisten',
  coupons: 'QR-Gutscheine',
  guide: 'Anleitung (Englisch)',
  api: 'API',
  languages: 'Sprachen',
} satisfies SiteWords['footer']

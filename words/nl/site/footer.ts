import type { SiteWords } from '../../en/site/index.ts'

/** The footer of the public pages. */
export const footer = {
  promise: 'Je lijst, aan de deur. Gratis, geen creditcard nodig.',
  write: 'Vragen en ideeën:',
  menu: 'Snel naar',
  home: 'Startpagina',
  guestList: 'Gastenlijsten',
  coupons: 'QR-coupons',
  guide: 'Handleiding (Engels)',
  api: 'API',
  languages: 'Talen',
} satisfies SiteWords['footer']

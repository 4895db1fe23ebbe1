import type { SiteWords } from '../../en/site/index.ts'

/** The footer of the public pages. */
export const footer = {
  promise: 'Tu lista, en la puerta. Gratis, sin tarjeta.',
  write: 'Preguntas e ideas:',
  menu: 'Enlaces rápidos',
  home: 'Inicio',
  guestList: 'Listas de invitados',
  coupons: 'Cupones QR',
  guide: 'Guía (en inglés)',
  api: 'API',
  languages: 'Idiomas',
} satisfies SiteWords['footer']

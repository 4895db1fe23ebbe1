import type { SiteWords } from '../../en/site/index.ts'

/** The footer of the public pages. */
export const footer = {
  promise: 'Sua lista, na porta. Grátis, sem cartão.',
  write: 'Perguntas e ideias:',
  menu: 'Acesso rápido',
  home: 'Início',
  guestList: 'Listas de convidados',
  coupons: 'Cupons QR',
  guide: 'Guia (em inglês)',
  api: 'API',
  languages: 'Idiomas',
} satisfies SiteWords['footer']

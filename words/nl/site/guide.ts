import type { SiteWords } from '../../en/site/index.ts'

/** The frame of the guide, around its pages. */
export const guide = {
  contents: 'Pagina’s van de handleiding',
  sections: 'Op deze pagina',
  api: 'De API, voor programma’s',
  turn: 'Volgende en vorige pagina',
  previous: 'Vorige',
  next: 'Volgende',
  first: 'De handleiding voor organisatoren (in het Engels)',
  inEnglish: '(in het Engels)',
} satisfies SiteWords['guide']

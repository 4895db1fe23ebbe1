import type { SiteWords } from '../../en/site/index.ts'

/** The frame of the guide, around its pages. */
export const guide = {
  contents: 'Páginas do guia',
  sections: 'Nesta página',
  api: 'A API, para programas',
  turn: 'Página seguinte e anterior',
  previous: 'Anterior',
  next: 'Próxima',
  first: 'O guia para organizadores (em inglês)',
  inEnglish: '(em inglês)',
} satisfies SiteWords['guide']

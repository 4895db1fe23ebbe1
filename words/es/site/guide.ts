import type { SiteWords } from '../../en/site/index.ts'

/** The frame of the guide, around its pages. */
export const guide = {
  contents: 'Páginas de la guía',
  sections: 'En esta página',
  api: 'La API, para programas',
  turn: 'Página siguiente y anterior',
  previous: 'Anterior',
  next: 'Siguiente',
  first: 'La guía para la organización (en inglés)',
  inEnglish: '(en inglés)',
} satisfies SiteWords['guide']
